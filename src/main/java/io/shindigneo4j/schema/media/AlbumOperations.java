package io.shindigneo4j.schema.media;

import static io.shindigneo4j.schema.ResultType.atMostOne;
import static io.shindigneo4j.schema.ResultType.one;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.MayBeAbsent;
import io.shindigneo4j.schema.Operation;
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

/** The operations on albums. */
public final class AlbumOperations {

  /**
   * How many applications may have albums of one person, or items in one album, besides those of
   * none. An application without any more gives its place to another.
   */
  public static final int MAX_APPLICATIONS = 100;

  /** How many albums one person may have. */
  public static final int MAX_ALBUMS = 5_000;

  /** The albums of people, by default the newest first. */
  public static final Operation<ListAlbums, AlbumPage> LIST =
      Operation.read(
          "albums.list",
          "The albums of people, naturally the newest first.",
          ListAlbums.class,
          one(AlbumPage.class));

  /**
   * Albums by their ids, by default in the order of these. Unknown ids, and albums of other people,
   * are skipped.
   */
  public static final Operation<GetAlbums, FoundAlbums> GET =
      Operation.read("albums.get", "Albums by their ids.", GetAlbums.class, one(FoundAlbums.class));

  /**
   * Creates an album without items; empty for an unknown owner. Refuses an album that would be one
   * more than {@value #MAX_ALBUMS}, or of one application more than {@value #MAX_APPLICATIONS}.
   */
  public static final Operation<CreateAlbum, Optional<Creation>> CREATE =
      Operation.write(
          "albums.create",
          "Creates an album without items.",
          CreateAlbum.class,
          atMostOne(Creation.class));

  /** Changes an album; its items stay. Empty for an unknown album. */
  public static final Operation<UpdateAlbum, Optional<MediaChange>> UPDATE =
      Operation.write(
          "albums.update",
          "Changes an album; its items stay.",
          UpdateAlbum.class,
          atMostOne(MediaChange.class));

  /** Deletes an album and its items; empty for an unknown album. */
  public static final Operation<DeleteAlbum, Optional<MediaChange>> DELETE =
      Operation.write(
          "albums.delete",
          "Deletes an album and its items.",
          DeleteAlbum.class,
          atMostOne(MediaChange.class));

  private AlbumOperations() {}

  /**
   * The parameters of {@link #LIST}.
   *
   * @param application only what this application made, and what none made; null for no condition
   */
  public record ListAlbums(
      @Description("whose things") PeopleSelector around,
      @MayBeAbsent @Description("made by this or by none; absent for all") String application,
      @Description("filter, order and page") ListQuery query,
      @Description("what to read of each") Selection selection)
      implements ListParameters {}

  /**
   * The result of {@link #LIST}: a page of the albums of people.
   *
   * @param total how many albums match
   * @param owners how many people were found
   */
  public record AlbumPage(long total, long owners, List<Item> albums) implements ListPage {

    @Override
    public int size() {
      return albums.size();
    }
  }

  /**
   * The parameters of {@link #GET}.
   *
   * @param application only what this application made, and what none made; null for no condition
   */
  public record GetAlbums(
      @Description("whose albums") PeopleSelector around,
      @Description("each once") List<String> ids,
      @MayBeAbsent @Description("made by this or by none; absent for all") String application,
      @Description("filter, order and page") ListQuery query,
      @Description("what to read of each") Selection selection) {}

  /**
   * The result of {@link #GET}: a page of the albums that were found by id.
   *
   * @param total how many albums match
   */
  public record FoundAlbums(long total, List<Item> albums) {}

  /**
   * The parameters of {@link #CREATE}.
   *
   * @param properties with its {@code id} and {@code application}
   */
  public record CreateAlbum(
      @Description("the owner's id") String owner,
      @Description("with its id and application") Map<String, Object> properties,
      @Description("now, in milliseconds since 1970") long now,
      @MayBeAbsent @Description("absent where the caller gave no request id") Receipt receipt)
      implements Repeatable {}

  /**
   * The parameters of {@link #UPDATE}.
   *
   * @param application only what this application made, and what none made; null for no condition
   */
  public record UpdateAlbum(
      @Description("the owner's id") String owner,
      @Description("its id") String id,
      @MayBeAbsent @Description("made by this or by none; absent for all") String application,
      @Description("the new values; null removes one") Map<String, Object> properties) {}

  /**
   * The result of an update or a deletion of an album or a media item.
   *
   * @param id of the album or item
   */
  public record MediaChange(String id) {}

  /**
   * The parameters of {@link #DELETE}.
   *
   * @param application only what this application made, and what none made; null for no condition
   */
  public record DeleteAlbum(
      @Description("the owner's id") String owner,
      @Description("its id") String id,
      @MayBeAbsent @Description("made by this or by none; absent for all") String application) {}
}
