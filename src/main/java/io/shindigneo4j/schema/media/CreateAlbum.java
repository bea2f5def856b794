package io.shindigneo4j.schema.media;

import io.shindigneo4j.schema.InvalidParameterException;
import io.shindigneo4j.schema.request.Receipt;
import java.util.Map;

/**
 * The parameters of {@link AlbumOperations#CREATE}.
 *
 * @param properties with its {@code id} and {@code application}
 * @param now in milliseconds since 1970
 * @param receipt null where the caller gave no request id
 */
public record CreateAlbum(String owner, Map<String, Object> properties, long now, Receipt receipt) {

  public CreateAlbum {
    InvalidParameterException.ifNull(owner, "owner");
    InvalidParameterException.ifNull(properties, "properties");
  }
}
