package io.shindigneo4j.schema.media;

import io.shindigneo4j.schema.InvalidParameterException;

/**
 * The parameters of {@link AlbumOperations#DELETE}.
 *
 * @param application only what this application made, and what none made; null for no condition
 */
public record DeleteAlbum(String owner, String id, String application) {

  public DeleteAlbum {
    InvalidParameterException.ifNull(owner, "owner");
    InvalidParameterException.ifNull(id, "id");
  }
}
