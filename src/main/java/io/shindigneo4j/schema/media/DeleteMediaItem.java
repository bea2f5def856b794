package io.shindigneo4j.schema.media;

import io.shindigneo4j.schema.InvalidParameterException;

/**
 * The parameters of {@link MediaItemOperations#DELETE}.
 *
 * @param application only what this application made, and what none made; null for no condition
 */
public record DeleteMediaItem(String owner, String album, String id, String application) {

  public DeleteMediaItem {
    InvalidParameterException.ifNull(owner, "owner");
    InvalidParameterException.ifNull(album, "album");
    InvalidParameterException.ifNull(id, "id");
  }
}
