package io.shindigneo4j.schema.media;

import io.shindigneo4j.schema.Operation;

/** What can be done with albums. */
public final class AlbumOperations {

  /**
   * The albums of people, naturally the newest first. One record: {@code total}, the number of all
   * that match, {@code owners}, the number of people that were found, and {@code albums}, a list of
   * maps of {@code values}.
   */
  public static final Operation<ListAlbums, ?> LIST =
      Operation.read(
          "albums.list", "The albums of people, naturally the newest first.", ListAlbums.class);

  /**
   * Albums by their ids, naturally in the order of these. One record: {@code total} and {@code
   * albums} as of {@link #LIST}. What is not there, or not of these people, is skipped.
   */
  public static final Operation<GetAlbums, ?> GET =
      Operation.read("albums.get", "Albums by their ids.", GetAlbums.class);

  /**
   * Creates an album without items. At most one record: {@code earlier}, the answer to the first
   * request with the same id, null where this is the first; none for an unknown owner.
   */
  public static final Operation<CreateAlbum, ?> CREATE =
      Operation.write("albums.create", "Creates an album without items.", CreateAlbum.class);

  /**
   * Changes an album; its items stay. At most one record: its {@code id}; none for an unknown
   * album.
   */
  public static final Operation<UpdateAlbum, ?> UPDATE =
      Operation.write("albums.update", "Changes an album; its items stay.", UpdateAlbum.class);

  /**
   * Deletes an album and its items. At most one record: its {@code id}; none for an unknown one.
   */
  public static final Operation<DeleteAlbum, ?> DELETE =
      Operation.write("albums.delete", "Deletes an album and its items.", DeleteAlbum.class);

  private AlbumOperations() {}
}
