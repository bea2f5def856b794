package io.shindigneo4j.opensocial.media;

import static io.shindigneo4j.testing.Answers.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.opensocial.mapping.SocialAddress;
import io.shindigneo4j.opensocial.request.RequestId;
import io.shindigneo4j.testing.Answers;
import io.shindigneo4j.testing.DefectOfPredecessor;
import io.shindigneo4j.testing.ListOptions;
import io.shindigneo4j.testing.Tokens;
import java.util.Date;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.apache.shindig.protocol.RestfulCollection;
import org.apache.shindig.protocol.model.FilterOperation;
import org.apache.shindig.social.core.model.AddressImpl;
import org.apache.shindig.social.core.model.AlbumImpl;
import org.apache.shindig.social.opensocial.model.Album;
import org.apache.shindig.social.opensocial.model.MediaItem;
import org.apache.shindig.social.opensocial.spi.GroupId;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Albums")
class AlbumServiceTest extends MediaContract {

  @Test
  @DefectOfPredecessor("createAlbum calls the delete procedure")
  void areThereOnceTheyAreCreated() {
    Album created =
        Answers.get(createAlbum(user("@me"), null, titled("Germany"), RequestId.NONE, A));
    assertThat(created.getId()).isNotEmpty();
    assertThat(created.getOwnerId()).isEqualTo("a");
    assertThat(album(created.getId())).usingRecursiveComparison().isEqualTo(created);
    Answers.get(albums.createAlbum(user("a"), null, titled("Cruise"), A));
    assertThat(titles(A, "@self", "a")).containsExactly("Cruise", "Germany");
  }

  @Test
  void takeNothingFromTheClientThatTheServerKnowsBetter() {
    Album sent = titled("Mine");
    sent.setId("my-id");
    sent.setOwnerId("b");
    sent.setMediaItemCount(99);
    sent.setMediaType(List.of(MediaItem.Type.AUDIO));
    sent.setMediaMimeType(List.of("x/y"));
    Album created = Answers.get(createAlbum(user("a"), null, sent, RequestId.NONE, A));
    assertThat(created.getId()).isNotEqualTo("my-id");
    Answers.get(albums.updateAlbum(user("a"), null, sent, created.getId(), A));
    Album stored = album(created.getId());
    assertThat(stored).usingRecursiveComparison().isEqualTo(created);
    assertThat(stored.getOwnerId()).isEqualTo("a");
    assertThat(stored.getMediaItemCount()).isZero();
    assertThat(stored.getMediaType()).isEmpty();
    assertThat(stored.getMediaMimeType()).isEmpty();
  }

  @Test
  void changeInTheFieldsThatAreSentAndKeepTheirItems() {
    Album sent = titled("Before");
    sent.setDescription("as it was");
    sent.setLocation(new AddressImpl("Berlin"));
    String id = Answers.get(createAlbum(user("a"), null, sent, RequestId.NONE, A)).getId();
    newItem(id, item("one", MediaItem.Type.IMAGE, "image/png", null));
    Album changes = titled("After");
    changes.setLocation(new SocialAddress());
    changes.getLocation().setLocality("Hof");
    Answers.get(albums.updateAlbum(user("a"), null, changes, id, A));
    Album stored = album(id);
    assertThat(stored.getTitle()).isEqualTo("After");
    assertThat(stored.getDescription()).isEqualTo("as it was");
    assertThat(stored.getLocation()).usingRecursiveComparison().isEqualTo(changes.getLocation());
    assertThat(stored.getMediaItemCount()).isEqualTo(1);
    assertThat(itemsOf(id)).containsExactly("one");
  }

  @Test
  void goWithTheirItems() {
    String gone = newAlbum("gone");
    String kept = newAlbum("kept");
    newItem(gone, item("one", MediaItem.Type.IMAGE, "image/png", "t"));
    String two = newItem(kept, item("two", MediaItem.Type.IMAGE, "image/png", "t"));
    Answers.get(albums.deleteAlbum(user("a"), null, gone, A));
    assertThat(titles(A, "@self", "a")).containsExactly("kept");
    assertRefused(404, () -> album(gone));
    assertRefused(404, () -> itemsOf(gone));
    assertThat(itemOf(kept, two).getTitle()).isEqualTo("two");
    assertThat(count("(:MediaItem)")).isEqualTo(1);
    assertThat(count("(n) WHERE NOT (n)--()")).isZero();
    assertRefused(404, () -> Answers.get(albums.deleteAlbum(user("a"), null, gone, A)));
  }

  @Test
  void comeByTheirIdsInTheirOrder() {
    String one = newAlbum("one");
    String two = newAlbum("two");
    String others = newAlbum(B, "others");
    Set<String> ids = new LinkedHashSet<>(List.of(one, others, "none", two));
    RestfulCollection<Album> page =
        Answers.get(albums.getAlbums(user("a"), null, Set.of("title"), ListOptions.none(), ids, A));
    assertThat(albumTitles(page)).containsExactlyInAnyOrder("one", "two");
    assertThat(page.getTotalResults()).isEqualTo(2);
    assertThat(
            albumTitles(
                Answers.get(
                    albums
                        .store()
                        .get(
                            new MediaRequest(users("a"), new GroupId("@friends"), null, null, A),
                            ids,
                            Set.of(),
                            ListOptions.none()))))
        .containsExactly("others");
    assertRefused(404, () -> album(others));
    assertRefused(404, () -> album("'}) DETACH DELETE n //"));
  }

  @Test
  void areThoseOfFriendsGroupsAndSeveralPeopleNewestFirst() {
    newAlbum("a1");
    newAlbum(B, "b1");
    newAlbum(Tokens.viewer("c"), "c1");
    graph(
        """
        MATCH (owner)-[:HAS_ALBUM_TIMELINE]->(timeline)-[:NEWEST]->(album)
        SET album.moment = CASE owner.id WHEN 'b' THEN 9 ELSE 5 END
        SET timeline.moment = album.moment
        """);
    assertThat(titles(A, "@friends", "a")).containsExactly("b1", "c1");
    assertThat(titles(A, "g", "a").get(0)).isEqualTo("b1");
    assertThat(titles(A, "g", "a")).containsExactlyInAnyOrder("b1", "a1");
    assertThat(titles(A, "@self", "c", "b", "nobody")).containsExactly("b1", "c1");
    assertThat(titles(A, "@all", "a")).hasSize(3);
    assertThat(titles(A, "none", "a")).isEmpty();
    assertRefused(400, () -> titles(A, "@deleted", "a"));
  }

  @Test
  void ofNobodyAreNotFound() {
    assertRefused(404, () -> titles(A, "@self", "nobody"));
    assertThat(titles(A, "@self", "c")).isEmpty();
    assertRefused(404, () -> newAlbum(Tokens.viewer("nobody"), "x"));
  }

  @Test
  void comeInPagesWithTheTotalOfAll() {
    for (int i = 0; i < 40; i++) {
      newAlbum("album" + i);
    }
    RestfulCollection<Album> page = albums(A, "@self", ListOptions.none().page(3, 2), "a");
    assertThat(albumTitles(page)).containsExactly("album36", "album35");
    assertThat(page.getTotalResults()).isEqualTo(40);
    assertThat(albums(A, "@self", ListOptions.none().page(0, 100), "a").getList())
        .hasSize(PAGE_LIMIT);
    assertThat(albums(A, "@self", ListOptions.none().page(40, 5), "a").getList()).isEmpty();
    assertRefused(400, () -> albums(A, "@self", ListOptions.none().page(-1, 5), "a"));
  }

  @ParameterizedTest
  @CsvSource({
    "title, startsWith, O, One",
    "title, equals, Two, Two",
    "location, contains, Ber, Two",
    "location.locality, present, '', One",
    "ownerId, equals, a, Two One",
    "mediaType, equals, image, One",
    "mediaItemCount, equals, 0, Two",
    "title, equals, '\"}) DETACH DELETE n //', ''"
  })
  void areFiltered(String field, FilterOperation operation, String value, String expected) {
    Album one = titled("One");
    one.setLocation(new AddressImpl());
    one.getLocation().setLocality("Hof");
    String id = Answers.get(createAlbum(user("a"), null, one, RequestId.NONE, A)).getId();
    newItem(id, item("x", MediaItem.Type.IMAGE, null, null));
    Album two = titled("Two");
    two.setLocation(new AddressImpl("Berlin"));
    Answers.get(albums.createAlbum(user("a"), null, two, A));
    RestfulCollection<Album> page =
        albums(A, "@self", ListOptions.none().where(field, operation, value), "a");
    assertThat(String.join(" ", albumTitles(page))).isEqualTo(expected);
    assertThat(page.getTotalResults()).isEqualTo(page.getList().size());
  }

  @Test
  void comeInOrderOfAField() {
    newAlbum("b");
    newAlbum("c");
    newAlbum("a");
    assertThat(albumTitles(albums(A, "@self", ListOptions.none().ascendingBy("title"), "a")))
        .containsExactly("a", "b", "c");
    assertThat(albumTitles(albums(A, "@self", ListOptions.none().descendingBy("title"), "a")))
        .containsExactly("c", "b", "a");
    assertThat(albumTitles(albums(A, "@self", ListOptions.none().descendingBy(null), "a")))
        .containsExactly("b", "c", "a");
  }

  @ParameterizedTest
  @ValueSource(strings = {"cover", "coverItem", "application", "moment", "", "title`"})
  void showNothingElse(String field) {
    newAlbum("x");
    assertRefused(400, () -> albums(A, "@self", ListOptions.none().ascendingBy(field), "a"));
    ListOptions filter = ListOptions.none().where(field, FilterOperation.contains, "x");
    assertRefused(400, () -> albums(A, "@self", filter, "a"));
  }

  @Test
  void areThoseUpdatedSince() {
    newAlbum("x");
    ListOptions since = ListOptions.none();
    since.setUpdatedSince(Date.from(NOW));
    assertThat(albums(A, "@self", since, "a").getList()).hasSize(1);
    since.setUpdatedSince(Date.from(NOW.plusMillis(1)));
    assertThat(albums(A, "@self", since, "a").getList()).isEmpty();
  }

  @Test
  void haveAThumbnailOfTheirOwnersChoiceWhileNoItemHasOne() {
    AlbumImpl sent = new AlbumImpl();
    sent.setThumbnailUrl("chosen");
    String id = Answers.get(createAlbum(user("a"), null, sent, RequestId.NONE, A)).getId();
    assertThat(album(id).getThumbnailUrl()).isEqualTo("chosen");
    newItem(id, item("plain", null, null, null));
    assertThat(album(id).getThumbnailUrl()).isEqualTo("chosen");
    String one = newItem(id, item("one", null, null, "t1"));
    assertThat(album(id).getThumbnailUrl()).isEqualTo("t1");
    sent.setThumbnailUrl("chosen later");
    Answers.get(albums.updateAlbum(user("a"), null, sent, id, A));
    assertThat(album(id).getThumbnailUrl()).isEqualTo("t1");
    deleteItem(id, one);
    assertThat(album(id).getThumbnailUrl()).isEqualTo("chosen later");
  }

  @Test
  void tellAHundredMimeTypesOfTheirItems() {
    String id = newAlbum("many");
    graph(
        """
        MATCH (album:Album {id: '%s'}) UNWIND range(101, 199) AS number
        CREATE (album)-[:HAS_MEDIA_KIND]->(:MediaKind {kind: 'mediaMimeType', value: 'a/' + number, count: 1})
        """
            .formatted(id));
    String listed = newItem(id, item("1", MediaItem.Type.IMAGE, "b/1", null));
    String unlisted = newItem(id, item("2", MediaItem.Type.IMAGE, "b/2", null));
    newItem(id, item("3", MediaItem.Type.VIDEO, "a/150", null));
    assertThat(album(id).getMediaMimeType()).hasSize(100).contains("b/1").doesNotContain("b/2");
    assertThat(album(id).getMediaItemCount()).isEqualTo(3);
    assertThat(album(id).getMediaType()).hasSize(2);
    deleteItem(id, unlisted);
    assertThat(album(id).getMediaMimeType()).hasSize(100);
    deleteItem(id, listed);
    newItem(id, item("4", MediaItem.Type.IMAGE, "b/4", null));
    assertThat(album(id).getMediaMimeType()).hasSize(100).contains("b/4").doesNotContain("b/1");
    assertThat(count("(:MediaKind {value: 'a/150', count: 2})")).isEqualTo(1);
  }
}
