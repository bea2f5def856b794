package io.shindigneo4j.schema.media;

import io.shindigneo4j.schema.InvalidParameterException;
import io.shindigneo4j.schema.request.Receipt;
import java.util.Map;

/**
 * The parameters of {@link MediaItemOperations#CREATE}.
 *
 * @param application as of the album; null for no condition
 * @param properties with its {@code id} and {@code application}
 * @param now in milliseconds since 1970
 * @param receipt null where the caller gave no request id
 */
public record CreateMediaItem(
    String owner,
    String album,
    String application,
    Map<String, Object> properties,
    long now,
    Receipt receipt) {

  public CreateMediaItem {
    InvalidParameterException.ifNull(owner, "owner");
    InvalidParameterException.ifNull(album, "album");
    InvalidParameterException.ifNull(properties, "properties");
  }
}
