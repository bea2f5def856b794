package io.shindigneo4j.schema.media;

import static io.shindigneo4j.schema.ResultType.atMostOne;
import static io.shindigneo4j.schema.ResultType.one;

import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.schema.request.EarlierAnswer;
import java.util.Optional;

/** The operations on albums. */
public final class AlbumOperations {

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

  /** Creates an album without items; empty for an unknown owner. */
  public static final Operation<CreateAlbum, Optional<EarlierAnswer>> CREATE =
      Operation.write(
          "albums.create",
          "Creates an album without items.",
          CreateAlbum.class,
          atMostOne(EarlierAnswer.class));

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
}
