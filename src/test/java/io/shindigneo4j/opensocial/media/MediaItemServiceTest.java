package io.shindigneo4j.opensocial.media;

import static io.shindigneo4j.testing.Answers.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.opensocial.mapping.SocialAddress;
import io.shindigneo4j.opensocial.request.RequestId;
import io.shindigneo4j.testing.Answers;
import io.shindigneo4j.testing.DefectOfPredecessor;
import io.shindigneo4j.testing.ListOptions;
import java.util.Set;
import org.apache.shindig.protocol.RestfulCollection;
import org.apache.shindig.protocol.model.FilterOperation;
import org.apache.shindig.social.core.model.MediaItemImpl;
import org.apache.shindig.social.opensocial.model.Album;
import org.apache.shindig.social.opensocial.model.MediaItem;
import org.apache.shindig.social.opensocial.model.MediaItem.Type;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Media items")
class MediaItemServiceTest extends MediaContract {

  private String album;
  private String other;

  @BeforeEach
  void twoAlbums() {
    album = newAlbum("album");
    other = newAlbum("other");
  }

  @Test
  void areThereOnceTheyAreCreated() {
    MediaItem sent = item("one", Type.IMAGE, "image/png", "t");
    sent.setId("my-id");
    sent.setAlbumId(other);
    sent.setCreated("never");
    sent.setLastUpdated("never");
    MediaItem created = Answers.get(createItem(user("a"), album, sent, RequestId.NONE, A));
    assertThat(created.getId()).isNotEqualTo("my-id");
    assertThat(created.getAlbumId()).isEqualTo(album);
    assertThat(created.getCreated()).isEqualTo(NOW.toString());
    assertThat(itemOf(album, created.getId())).usingRecursiveComparison().isEqualTo(created);
    Answers.get(items.createMediaItem(user("a"), null, album, sent, A));
    assertThat(itemsOf(album)).hasSize(2);
  }

  @Test
  void createdAgainGetTheFirstAnswerThoughTheAlbumHasGone() {
    MediaItem sent = item("one", Type.IMAGE, "image/png", "t");
    RequestId request = new RequestId("r1");
    MediaItem first = Answers.get(createItem(user("a"), album, sent, request, A));
    MediaItem second = Answers.get(createItem(user("a"), album, sent, request, A));
    assertThat(second).usingRecursiveComparison().isEqualTo(first);
    assertThat(itemsOf(album)).hasSize(1);
    Answers.get(albums.deleteAlbum(user("a"), null, album, A));
    MediaItem third = Answers.get(createItem(user("a"), album, sent, request, A));
    assertThat(third).usingRecursiveComparison().isEqualTo(first);
    assertRefused(
        404, () -> Answers.get(createItem(user("a"), album, sent, new RequestId("r2"), A)));
  }

  @Test
  @DefectOfPredecessor("Media item locations are dropped")
  void keepTheirLocation() {
    MediaItem sent = item("one", Type.IMAGE, "image/png", "t");
    sent.setLocation(new SocialAddress());
    sent.getLocation().setFormatted("Hof");
    sent.getLocation().setLatitude(50.32f);
    sent.getLocation().setPrimary(true);
    String id = newItem(album, sent);
    assertThat(itemOf(album, id).getLocation())
        .usingRecursiveComparison()
        .isEqualTo(sent.getLocation());
    assertThat(itemOf(album, id, "location").getLocation().getLatitude()).isEqualTo(50.32f);
    assertThat(itemOf(album, id, "title").getLocation()).isNull();
  }

  @Test
  void haveTextsOfAMebicharacterInAll() {
    String id = newItem(album, item("before", null, null, null));
    MediaItem tooLarge = item("x".repeat(1 << 19), null, null, null);
    tooLarge.setDescription("x".repeat((1 << 19) + 1));
    assertRefused(413, () -> newItem(album, tooLarge));
    assertRefused(413, () -> updateItem(album, id, tooLarge));
    Album large = titled(tooLarge.getTitle());
    large.setDescription(tooLarge.getDescription());
    assertRefused(413, () -> Answers.get(albums.createAlbum(user("a"), null, large, A)));
    assertRefused(413, () -> Answers.get(albums.updateAlbum(user("a"), null, large, album, A)));
    assertThat(itemsOf(album)).containsExactly("before");
    assertThat(titles(A, "@self", "a")).containsExactly("other", "album");
  }

  @Test
  void haveAMimeTypeOfTwoHundredAndFiftyFiveCharacters() {
    String longest = "x".repeat(255);
    String id = newItem(album, item("one", null, longest, null));
    assertThat(album(album).getMediaMimeType()).containsExactly(longest);
    MediaItem tooLong = item("two", null, longest + "x", null);
    assertRefused(400, () -> newItem(album, tooLong));
    assertRefused(400, () -> updateItem(album, id, tooLong));
    assertThat(itemsOf(album)).containsExactly("one");
  }

  @Test
  void needAnAlbumOfTheirOwner() {
    String others = newAlbum(B, "of b");
    for (String missing : new String[] {"none", others, "'}) DETACH DELETE n //"}) {
      assertRefused(404, () -> newItem(missing, item("x", null, null, null)));
      assertRefused(404, () -> itemsOf(missing));
    }
    assertThat(count("(:MediaItem)")).isZero();
    String id = newItem(album, item("x", null, null, null));
    assertRefused(404, () -> itemOf(other, id));
    assertRefused(404, () -> itemOf(album, "none"));
    assertRefused(404, () -> deleteItem(other, id));
    assertRefused(404, () -> updateItem(other, id, new MediaItemImpl()));
    assertRefused(404, () -> updateItem(album, "none", new MediaItemImpl()));
    MediaItem move = new MediaItemImpl();
    move.setAlbumId(others);
    assertRefused(404, () -> updateItem(album, id, move));
    assertThat(itemsOf(album)).containsExactly("x");
  }

  @Test
  void comeNewestFirstByAlbumAndByOwner() {
    newItem(album, item("1", null, null, null));
    newItem(other, item("2", null, null, null));
    newItem(album, item("3", null, null, null));
    String ofB = newAlbum(B, "of b");
    newItem(B, ofB, item("4", null, null, null));
    assertThat(itemsOf(album)).containsExactly("3", "1");
    assertThat(itemTitles(items(A, "@self", ListOptions.none(), "a")))
        .containsExactlyInAnyOrder("3", "2", "1");
    assertThat(itemTitles(items(A, "@friends", ListOptions.none(), "a"))).containsExactly("4");
    assertThat(itemTitles(items(A, "g", ListOptions.none(), "a"))).hasSize(4);
    assertThat(itemTitles(items(A, "@self", ListOptions.none(), "a", "b"))).hasSize(4);
    assertRefused(404, () -> items(A, "@self", ListOptions.none(), "nobody"));
  }

  @Test
  void comeInPagesFilteredAndSorted() {
    for (int i = 0; i < 35; i++) {
      newItem(album, item("item" + i, i % 2 == 0 ? Type.IMAGE : Type.VIDEO, "m/" + i, null));
    }
    RestfulCollection<MediaItem> page = items(A, "@self", ListOptions.none().page(1, 2), "a");
    assertThat(itemTitles(page)).containsExactly("item33", "item32");
    assertThat(page.getTotalResults()).isEqualTo(35);
    ListOptions videos = ListOptions.none().where("type", FilterOperation.equals, "video");
    assertThat(items(A, "@self", videos, "a").getTotalResults()).isEqualTo(17);
    ListOptions sorted = ListOptions.none().page(0, 2).ascendingBy("title");
    assertThat(itemTitles(items(A, "@self", sorted, "a"))).containsExactly("item0", "item1");
    assertRefused(400, () -> items(A, "@self", ListOptions.none().ascendingBy("moment"), "a"));
  }

  @Test
  void comeByTheirIds() {
    String one = newItem(album, item("1", null, null, null));
    String two = newItem(album, item("2", null, null, null));
    String three = newItem(other, item("3", null, null, null));
    Set<String> ids = Set.of(one, two, three, "none");
    assertThat(
            itemTitles(
                Answers.get(
                    items.getMediaItems(
                        user("a"), null, album, ids, Set.of(), ListOptions.none(), A))))
        .containsExactlyInAnyOrder("1", "2");
    assertThat(
            itemTitles(
                Answers.get(
                    items
                        .store()
                        .get(
                            MediaRequest.ofUser(user("a"), null, null, A),
                            ids,
                            Set.of(),
                            ListOptions.none()))))
        .hasSize(3);
    assertRefused(
        404, () -> Answers.get(items.getMediaItem(user("b"), null, album, one, Set.of(), A)));
  }

  @Test
  void changeInTheFieldsThatAreSent() {
    MediaItem sent = item("before", Type.IMAGE, "image/png", "t");
    sent.setTags("x,y");
    String id = newItem(album, sent);
    MediaItem changes = new MediaItemImpl();
    changes.setTitle("after");
    changes.setId("other-id");
    changes.setCreated("never");
    updateItem(album, id, changes);
    MediaItem stored = itemOf(album, id);
    assertThat(stored.getTitle()).isEqualTo("after");
    assertThat(stored.getTags()).isEqualTo("x,y");
    assertThat(stored.getType()).isEqualTo(Type.IMAGE);
    assertThat(stored.getCreated()).isEqualTo(NOW.toString());
    assertThat(stored.getLastUpdated()).isEqualTo(NOW.toString());
    assertThat(itemsOf(album)).containsExactly("after");
  }

  @Test
  void keepWhatTheirAlbumTellsTrue() {
    assertAlbum(album, 0, "[]", "[]", null);
    String one = newItem(album, item("1", Type.IMAGE, "image/png", "t1"));
    assertAlbum(album, 1, "[image]", "[image/png]", "t1");
    String two = newItem(album, item("2", Type.VIDEO, "video/ogg", "t2"));
    newItem(album, item("3", Type.IMAGE, "image/jpeg", null));
    newItem(album, item("4", null, null, null));
    assertAlbum(album, 4, "[image, video]", "[image/jpeg, image/png, video/ogg]", "t2");
    MediaItem changes = item("2", Type.AUDIO, "audio/ogg", "t3");
    updateItem(album, two, changes);
    assertAlbum(album, 4, "[audio, image]", "[audio/ogg, image/jpeg, image/png]", "t3");
    deleteItem(album, two);
    assertAlbum(album, 3, "[image]", "[image/jpeg, image/png]", "t1");
    deleteItem(album, one);
    assertAlbum(album, 2, "[image]", "[image/jpeg]", null);
    assertRefused(404, () -> deleteItem(album, one));
    assertAlbum(album, 2, "[image]", "[image/jpeg]", null);
  }

  @Test
  @DisplayName("items move with their album, and to another one of their owner")
  void moveToAnotherAlbum() {
    String one = newItem(album, item("1", Type.IMAGE, "image/png", "t1"));
    newItem(album, item("2", Type.VIDEO, "video/ogg", "t2"));
    newItem(other, item("3", Type.VIDEO, "video/ogg", "t3"));
    MediaItem move = new MediaItemImpl();
    move.setAlbumId(other);
    move.setTitle("1 moved");
    updateItem(album, one, move);
    assertThat(itemsOf(album)).containsExactly("2");
    assertThat(itemsOf(other)).containsExactly("1 moved", "3");
    assertThat(itemOf(other, one).getAlbumId()).isEqualTo(other);
    assertRefused(404, () -> itemOf(album, one));
    assertAlbum(album, 1, "[video]", "[video/ogg]", "t2");
    assertAlbum(other, 2, "[image, video]", "[image/png, video/ogg]", "t1");
  }

  @Test
  void becomeOtherNodesWhenTheyMoveSoThatNoReaderOfTheAlbumGoesOnInTheOther() {
    String id = newItem(album, item("1", null, null, null));
    Object before = node(id);
    MediaItem move = new MediaItemImpl();
    move.setAlbumId(other);
    updateItem(album, id, move);
    assertThat(node(id)).isNotEqualTo(before);
  }

  private Object node(String id) {
    return driver
        .run(
            Statement.cypher("MATCH (i:MediaItem {id: $id}) RETURN elementId(i) AS node")
                .with("id", id))
        .join()
        .first()
        .orElseThrow()
        .get("node");
  }

  @Test
  void leaveTheirNeighboursInOrder() {
    String one = newItem(album, item("1", null, null, null));
    String two = newItem(album, item("2", null, null, null));
    String three = newItem(album, item("3", null, null, null));
    newItem(album, item("4", null, null, null));
    deleteItem(album, two);
    assertThat(itemsOf(album)).containsExactly("4", "3", "1");
    deleteItem(album, one);
    assertThat(itemsOf(album)).containsExactly("4", "3");
    newItem(album, item("5", null, null, null));
    deleteItem(album, three);
    assertThat(itemsOf(album)).containsExactly("5", "4");
  }

  private void assertAlbum(
      String id, int itemCount, String types, String mimeTypes, String thumbnail) {
    Album stored = album(id);
    assertThat(stored.getMediaItemCount()).isEqualTo(itemCount);
    assertThat(stored.getMediaType().stream().map(Type::toString).toList()).hasToString(types);
    assertThat(stored.getMediaMimeType()).hasToString(mimeTypes);
    assertThat(stored.getThumbnailUrl()).isEqualTo(thumbnail);
  }
}
