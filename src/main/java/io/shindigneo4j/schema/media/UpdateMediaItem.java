package io.shindigneo4j.schema.media;

import io.shindigneo4j.schema.InvalidParameterException;
import java.util.Map;

/**
 * The parameters of {@link MediaItemOperations#UPDATE}.
 *
 * @param application only what this application made, and what none made; null for no condition
 * @param target the album where it is to be, its own for where it is
 * @param properties the new values; null removes one
 * @param now in milliseconds since 1970
 */
public record UpdateMediaItem(
    String owner,
    String album,
    String id,
    String application,
    String target,
    Map<String, Object> properties,
    long now) {

  public UpdateMediaItem {
    InvalidParameterException.ifNull(owner, "owner");
    InvalidParameterException.ifNull(album, "album");
    InvalidParameterException.ifNull(id, "id");
    InvalidParameterException.ifNull(target, "target");
    InvalidParameterException.ifNull(properties, "properties");
  }
}
