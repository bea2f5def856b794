package io.shindigneo4j.schema.media;

import static io.shindigneo4j.schema.ResultType.atMostOne;
import static io.shindigneo4j.schema.ResultType.one;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.MayBeAbsent;
import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.schema.media.AlbumOperations.MediaChange;
import io.shindigneo4j.schema.people.PeopleSelector;
import io.shindigneo4j.schema.query.Item;
import io.shindigneo4j.schema.query.ListPage;
import io.shindigneo4j.schema.query.ListParameters;
import io.shindigneo4j.schema.query.ListQuery;
import io.shindigneo4j.schema.query.Selection;
import io.shindigneo4j.schema.request.Creation;
import io.shindigneo4j.schema.request.Receipt;
import io.shindigneo4j.schema.request.Repeatable;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The operations on media items. Each write updates what the albums say of their items. */
public final class MediaItemOperations {

  /** How many items one album may have. */
  public static final int MAX_ITEMS = 20_000;

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

  /**
   * Adds an item to an album; empty for an unknown album. Refuses an item that would be one more
   * than {@value #MAX_ITEMS} in the album, or of one application more than {@value
   * AlbumOperations#MAX_APPLICATIONS}.
   */
  public static final Operation<CreateMediaItem, Optional<Creation>> CREATE =
      Operation.write(
          "media.create",
          "Adds an item to an album.",
          CreateMediaItem.class,
          atMostOne(Creation.class));

  /**
   * Changes an item, or moves it to another album of its owner, as the newest there. Empty for an
   * unknown item or album. Refuses a move as {@link #CREATE} does.
   */
  public static final Operation<UpdateMediaItem, Optional<MediaItemChange>> UPDATE =
      Operation.write(
          "media.update",
          "Changes an item, or moves it to another album of its owner.",
          UpdateMediaItem.class,
          atMostOne(MediaItemChange.class));

  /** Deletes an item; empty for an unknown item. */
  public static final Operation<DeleteMediaItem, Optional<MediaChange>> DELETE =
      Operation.write(
          "media.delete", "Deletes an item.", DeleteMediaItem.class, atMostOne(MediaChange.class));

  private MediaItemOperations() {}

  /**
   * The parameters of {@link #LIST}.
   *
   * @param album null for all albums of these people
   * @param application only what this application made, and what none made; null for no condition
   */
  public record ListMediaItems(
      @Description("whose things") PeopleSelector around,
      @MayBeAbsent @Description("an album's id; absent for all of these people") String album,
      @MayBeAbsent @Description("made by this or by none; absent for all") String application,
      @Description("filter, order and page") ListQuery query,
      @Description("what to read of each") Selection selection)
      implements ListParameters {}

  /**
   * The result of {@link #LIST}: a page of the items of people, or of one album.
   *
   * @param total how many items match
   * @param owners how many people were found; albums, where an album was asked for
   */
  public record MediaItemPage(long total, long owners, List<Item> items) implements ListPage {

    @Override
    public int size() {
      return items.size();
    }
  }

  /**
   * The parameters of {@link #GET}.
   *
   * @param album null for whichever album of these people
   * @param application only what this application made, and what none made; null for no condition
   */
  public record GetMediaItems(
      @Description("whose things") PeopleSelector around,
      @MayBeAbsent @Description("an album's id; absent for any of these people") String album,
      @Description("each once") List<String> ids,
      @MayBeAbsent @Description("made by this or by none; absent for all") String application,
      @Description("filter, order and page") ListQuery query,
      @Description("what to read of each") Selection selection) {}

  /**
   * The result of {@link #GET}: a page of the items that were found by id.
   *
   * @param total how many items match
   */
  public record FoundMediaItems(long total, List<Item> items) {}

  /**
   * The parameters of {@link #CREATE}.
   *
   * @param application as of the album; null for no condition
   * @param properties with its {@code id} and {@code application}
   */
  public record CreateMediaItem(
      @Description("the owner's id") String owner,
      @Description("an album's id") String album,
      @MayBeAbsent @Description("as of the album; absent for any") String application,
      @Description("with its id and application") Map<String, Object> properties,
      @Description("now, in milliseconds since 1970") long now,
      @MayBeAbsent @Description("absent where the caller gave no request id") Receipt receipt)
      implements Repeatable {}

  /**
   * The result of {@link #UPDATE}.
   *
   * @param id null if a limit is reached: a Shindig of an earlier release, which does not know the
   *     limit, fails of that rather than tell that all is done
   * @param full true if a limit is reached; then nothing has changed. Null, as false, from a server
   *     of an earlier release
   */
  public record MediaItemChange(@MayBeAbsent String id, @MayBeAbsent Boolean full) {}

  /**
   * The parameters of {@link #UPDATE}.
   *
   * @param application only what this application made, and what none made; null for no condition
   * @param target the album where it is to be, its own for where it is
   */
  public record UpdateMediaItem(
      @Description("the owner's id") String owner,
      @Description("an album's id") String album,
      @Description("its id") String id,
      @MayBeAbsent @Description("made by this or by none; absent for all") String application,
      @Description("the album where it is to be") String target,
      @Description("the new values; null removes one") Map<String, Object> properties,
      @Description("now, in milliseconds since 1970") long now) {}

  /**
   * The parameters of {@link #DELETE}.
   *
   * @param application only what this application made, and what none made; null for no condition
   */
  public record DeleteMediaItem(
      @Description("the owner's id") String owner,
      @Description("an album's id") String album,
      @Description("its id") String id,
      @MayBeAbsent @Description("made by this or by none; absent for all") String application) {}
}
