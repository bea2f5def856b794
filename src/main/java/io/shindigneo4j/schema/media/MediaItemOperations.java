package io.shindigneo4j.schema.media;

import static io.shindigneo4j.schema.ResultType.atMostOne;
import static io.shindigneo4j.schema.ResultType.one;

import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.schema.request.EarlierAnswer;
import java.util.Optional;

/** The operations on media items. Each write updates what the albums say of their items. */
public final class MediaItemOperations {

  /** The items of people, or of one album, by default the newest first. */
  public static final Operation<ListMediaItems, MediaItemPage> LIST =
      Operation.read(
          "media.list",
          "The items of people, or of one album, naturally the newest first.",
          ListMediaItems.class,
          one(MediaItemPage.class));

  /**
   * Items by their ids, by default in the order of these. Unknown ids, and items of other people,
   * are skipped.
   */
  public static final Operation<GetMediaItems, FoundMediaItems> GET =
      Operation.read(
          "media.get", "Items by their ids.", GetMediaItems.class, one(FoundMediaItems.class));

  /** Adds an item to an album; empty for an unknown album. */
  public static final Operation<CreateMediaItem, Optional<EarlierAnswer>> CREATE =
      Operation.write(
          "media.create",
          "Adds an item to an album.",
          CreateMediaItem.class,
          atMostOne(EarlierAnswer.class));

  /**
   * Changes an item, or moves it to another album of its owner, as the newest there. Empty for an
   * unknown item or album.
   */
  public static final Operation<UpdateMediaItem, Optional<MediaChange>> UPDATE =
      Operation.write(
          "media.update",
          "Changes an item, or moves it to another album of its owner.",
          UpdateMediaItem.class,
          atMostOne(MediaChange.class));

  /** Deletes an item; empty for an unknown item. */
  public static final Operation<DeleteMediaItem, Optional<MediaChange>> DELETE =
      Operation.write(
          "media.delete", "Deletes an item.", DeleteMediaItem.class, atMostOne(MediaChange.class));

  private MediaItemOperations() {}
}
