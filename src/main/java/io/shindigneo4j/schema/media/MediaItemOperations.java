package io.shindigneo4j.schema.media;

import io.shindigneo4j.schema.Operation;

/** What can be done with media items. Each write keeps what the albums tell of their items true. */
public final class MediaItemOperations {

  /**
   * The items of people, or of one album, naturally the newest first. One record: {@code total},
   * the number of all that match, {@code owners}, the number of people or albums that were found,
   * and {@code items}, a list of maps of {@code values}.
   */
  public static final Operation<ListMediaItems, ?> LIST =
      Operation.read(
          "media.list",
          "The items of people, or of one album, naturally the newest first.",
          ListMediaItems.class);

  /**
   * Items by their ids, naturally in the order of these. One record: {@code total} and {@code
   * items} as of {@link #LIST}. What is not there, or not of these people, is skipped.
   */
  public static final Operation<GetMediaItems, ?> GET =
      Operation.read("media.get", "Items by their ids.", GetMediaItems.class);

  /**
   * Adds an item to an album. At most one record: {@code earlier}, the answer to the first request
   * with the same id, null where this is the first; none for an unknown album.
   */
  public static final Operation<CreateMediaItem, ?> CREATE =
      Operation.write("media.create", "Adds an item to an album.", CreateMediaItem.class);

  /**
   * Changes an item, or moves it to another album of its owner, as the newest there. At most one
   * record: its {@code id}; none for an unknown item or album.
   */
  public static final Operation<UpdateMediaItem, ?> UPDATE =
      Operation.write(
          "media.update",
          "Changes an item, or moves it to another album of its owner.",
          UpdateMediaItem.class);

  /** Deletes an item. At most one record: its {@code id}; none for an unknown one. */
  public static final Operation<DeleteMediaItem, ?> DELETE =
      Operation.write("media.delete", "Deletes an item.", DeleteMediaItem.class);

  private MediaItemOperations() {}
}
