package io.shindigneo4j.opensocial.media;

import static io.shindigneo4j.testing.Answers.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.opensocial.request.RequestId;
import io.shindigneo4j.testing.Answers;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.ListOptions;
import io.shindigneo4j.testing.Policies;
import io.shindigneo4j.testing.Tokens;
import java.util.Set;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.social.core.model.MediaItemImpl;
import org.apache.shindig.social.opensocial.model.MediaItem;
import org.apache.shindig.social.opensocial.spi.GroupId;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Who reaches albums and media items")
class MediaAccessTest extends MediaContract {

  private static final SecurityToken OTHER_APPLICATION = Tokens.viewer("a", "other");

  private String album;
  private String item;

  @BeforeEach
  void albumOfA() {
    album = newAlbum("album");
    item = newItem(album, item("item", null, null, null));
  }

  @Test
  void whoIsSignedInReads() {
    for (SecurityToken reader : new SecurityToken[] {B, Tokens.viewer("stranger"), A}) {
      assertThat(titles(reader, "@self", "a")).containsExactly("album");
      assertThat(itemTitles(items(reader, "@self", ListOptions.none(), "a")))
          .containsExactly("item");
    }
  }

  @Test
  void anonymousCallersAreUnauthorized(GraphServer server) {
    SecurityToken nobody = Tokens.anonymous();
    serve(server, Policies.anonymousRead());
    assertRefused(401, () -> titles(nobody, "@self", "a"));
    assertRefused(401, () -> items(nobody, "@self", ListOptions.none(), "a"));
    assertRefused(401, () -> albums.getAlbum(user("a"), null, Set.of(), album, nobody));
    assertRefused(401, () -> items.getMediaItem(user("a"), null, album, item, Set.of(), nobody));
    assertRefused(401, () -> albums.createAlbum(user("a"), null, titled("x"), nobody));
    refuseWrites(401, nobody);
  }

  @Test
  void onlyTheOwnerWrites() {
    refuseWrites(403, B);
    refuseWrites(403, Tokens.viewer("stranger"));
    refuseWrites(403, Tokens.of("a", "b"));
    assertThat(titles(A, "@self", "a")).containsExactly("album");
    assertThat(itemsOf(album)).containsExactly("item");
  }

  private void refuseWrites(int status, SecurityToken token) {
    assertRefused(status, () -> albums.createAlbum(user("a"), null, titled("x"), token));
    assertRefused(status, () -> albums.updateAlbum(user("a"), null, titled("x"), album, token));
    assertRefused(status, () -> albums.deleteAlbum(user("a"), null, album, token));
    assertRefused(
        status, () -> items.createMediaItem(user("a"), null, album, new MediaItemImpl(), token));
    assertRefused(
        status,
        () -> items.updateMediaItem(user("a"), null, album, item, new MediaItemImpl(), token));
    assertRefused(status, () -> items.deleteMediaItem(user("a"), null, album, item, token));
  }

  @Test
  void anotherPersonsAlbumIsNotReachedThroughOnesOwnName() {
    assertRefused(
        404, () -> Answers.get(albums.updateAlbum(user("b"), null, titled("x"), album, B)));
    assertRefused(404, () -> Answers.get(albums.deleteAlbum(user("b"), null, album, B)));
    assertRefused(404, () -> newItem(B, album, new MediaItemImpl()));
    assertRefused(404, () -> Answers.get(items.deleteMediaItem(user("b"), null, album, item, B)));
    assertThat(itemsOf(album)).containsExactly("item");
  }

  @Test
  void listsAreThoseOfTheApplicationThatAsksOrIsNamed() {
    assertThat(titles(OTHER_APPLICATION, "@self", "a")).isEmpty();
    assertThat(items(OTHER_APPLICATION, "@self", ListOptions.none(), "a").getTotalResults())
        .isZero();
    newAlbum(OTHER_APPLICATION, "other's");
    newItem(OTHER_APPLICATION, album, item("other's", null, null, null));
    assertThat(titles(OTHER_APPLICATION, "@self", "a")).containsExactly("other's");
    assertThat(titles(A, "@self", "a")).containsExactly("album");
    assertThat(itemsOf(album)).containsExactly("item");
    assertThat(album(album).getMediaItemCount()).isEqualTo(2);
    assertThat(
            albumTitles(
                Answers.get(
                    albums.getAlbums(
                        users("a"),
                        new GroupId("@self"),
                        "app",
                        Set.of(),
                        ListOptions.none(),
                        OTHER_APPLICATION))))
        .containsExactly("album");
  }

  @Test
  void newThingsAreOfTheTokensApplicationWhateverTheRequestNames() {
    String made =
        Answers.get(
                createAlbum(user("a"), "app", titled("other's"), RequestId.NONE, OTHER_APPLICATION))
            .getId();
    Answers.get(
        items.createMediaItem(
            user("a"), "app", made, item("other's", null, null, null), OTHER_APPLICATION));
    assertThat(count("(n:Album|MediaItem {application: 'other'})")).isEqualTo(2);
    assertThat(titles(A, "@self", "a")).containsExactly("album");
  }

  @Test
  void anItemChangesWhereItIsByTheApplicationThatItIsFoundWith() {
    String others = newItem(OTHER_APPLICATION, album, item("other's", null, null, null));
    MediaItem changes = item("changed", null, null, null);
    Answers.get(
        items.updateMediaItem(user("a"), "other", album, others, changes, OTHER_APPLICATION));
    assertThat(itemOf(album, others).getTitle()).isEqualTo("changed");
    changes.setAlbumId(newAlbum("of another application"));
    assertRefused(
        404,
        () ->
            Answers.get(
                items.updateMediaItem(
                    user("a"), "other", album, others, changes, OTHER_APPLICATION)));
    assertThat(itemOf(album, others).getTitle()).isEqualTo("changed");
  }

  @Test
  void thingsOfNoApplicationBelongToAll() {
    graph(
        """
        MATCH (a:Person {id: 'a'})
        CREATE (a)-[:HAS_ALBUM]->(n:Album {id: 'old', title: 'old', moment: 1}),
          (a)-[:HAS_ALBUM_TIMELINE]->(:AlbumTimeline {application: '', total: 1, moment: 1})
            -[:NEWEST]->(n)
        """);
    assertThat(titles(A, "@self", "a")).containsExactly("album", "old");
    assertThat(titles(OTHER_APPLICATION, "@self", "a")).containsExactly("old");
    newItem("old", item("new", null, null, null));
    assertThat(itemsOf("old")).containsExactly("new");
  }

  @Test
  void anAlbumIsReachedByItsIdFromAnyApplication() {
    assertThat(
            Answers.get(albums.getAlbum(user("a"), null, Set.of(), album, OTHER_APPLICATION))
                .getTitle())
        .isEqualTo("album");
    Answers.get(albums.updateAlbum(user("a"), null, titled("new"), album, OTHER_APPLICATION));
    assertThat(titles(A, "@self", "a")).containsExactly("new");
    assertRefused(
        404,
        () -> Answers.get(albums.getAlbum(user("a"), "other", Set.of(), album, OTHER_APPLICATION)));
  }

  @Test
  void aTokenWithoutApplicationSeesAll() {
    SecurityToken container = Tokens.viewer("a", null);
    assertThat(titles(container, "@self", "a")).containsExactly("album");
    String id = newAlbum(container, "of the container");
    assertThat(titles(OTHER_APPLICATION, "@self", "a")).containsExactly("of the container");
    assertThat(
            Answers.get(createItem(user("a"), id, new MediaItemImpl(), RequestId.NONE, container))
                .getAlbumId())
        .isEqualTo(id);
  }
}
