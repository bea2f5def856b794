package io.shindigneo4j.schema.media;

import io.shindigneo4j.schema.InvalidParameterException;
import java.util.Map;

/**
 * The parameters of {@link AlbumOperations#UPDATE}.
 *
 * @param application only what this application made, and what none made; null for no condition
 * @param properties the new values; null removes one
 */
public record UpdateAlbum(
    String owner, String id, String application, Map<String, Object> properties) {

  public UpdateAlbum {
    InvalidParameterException.ifNull(owner, "owner");
    InvalidParameterException.ifNull(id, "id");
    InvalidParameterException.ifNull(properties, "properties");
  }
}
