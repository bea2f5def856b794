package io.shindigneo4j.opensocial.media;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.opensocial.request.RequestId;
import io.shindigneo4j.schema.media.AlbumOperations;
import io.shindigneo4j.schema.media.AlbumOperations.CreateAlbum;
import io.shindigneo4j.schema.media.MediaItemOperations;
import io.shindigneo4j.schema.media.MediaItemOperations.CreateMediaItem;
import io.shindigneo4j.schema.media.MediaItemOperations.MediaItemChange;
import io.shindigneo4j.schema.media.MediaItemOperations.UpdateMediaItem;
import io.shindigneo4j.schema.request.Creation;
import io.shindigneo4j.testing.Answers;
import java.util.Map;
import org.apache.shindig.auth.BasicSecurityToken;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.protocol.ProtocolException;
import org.apache.shindig.social.opensocial.model.MediaItem;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Albums of a person, and items of an album, are of a hundred applications at most")
class MediaApplicationsTest extends MediaContract {

  private static final SecurityToken ANOTHER = token("another");
  private static final SecurityToken KNOWN = token("app7");

  private String album;

  private static SecurityToken token(String application) {
    return new BasicSecurityToken(
        "a", "a", application, "domain", "http://app/", "0", "default", null, null);
  }

  private static MediaItem image(String title) {
    return item(title, MediaItem.Type.IMAGE, "image/png", null);
  }

  @BeforeEach
  void applications() {
    album = newAlbum(token(null), "album");
  }

  private void albumsOfAHundred() {
    graph(
        """
        MATCH (person:Person {id: 'a'}) UNWIND range(1, 100) AS i
        CREATE (person)-[:HAS_ALBUM_TIMELINE]->(timeline:AlbumTimeline {application: 'app' + i,
          total: 1, moment: 1})-[:NEWEST]->({moment: 1})
        """);
  }

  private void itemsOfAHundred() {
    graph(
        """
        MATCH (album:Album {title: 'album'}) UNWIND range(1, 100) AS i
        CREATE (album)-[:HAS_MEDIA_TIMELINE]->(timeline:MediaTimeline {application: 'app' + i,
          total: 1, moment: 1})-[:NEWEST]->({moment: 1})
        """);
  }

  /** What one of the applications has made goes. */
  private void makeRoom() {
    graph("MATCH ({application: 'app9'})-[newest:NEWEST]->() DELETE newest");
  }

  private static void assertFull(ThrowingCallable call) {
    assertThatExceptionOfType(ProtocolException.class)
        .isThrownBy(call)
        .withMessageContaining("100")
        .matches(refusal -> refusal.getCode() == 413);
  }

  @Test
  void soAnAlbumOfAnotherIsRefused() {
    albumsOfAHundred();
    assertFull(() -> newAlbum(ANOTHER, "new"));
    assertThat(count("(:Album)")).isOne();
    newAlbum(KNOWN, "known");
    newAlbum(token(null), "of none");
    makeRoom();
    newAlbum(ANOTHER, "new");
    assertFull(() -> newAlbum(token("yet another"), "new"));
    assertThat(count("(:AlbumTimeline)")).isEqualTo(101);
  }

  @Test
  void soAnItemOfAnotherIsRefused() {
    itemsOfAHundred();
    assertFull(() -> newItem(ANOTHER, album, image("new")));
    assertThat(count("(:MediaItem)")).isZero();
    newItem(KNOWN, album, image("known"));
    makeRoom();
    newItem(ANOTHER, album, image("new"));
    assertThat(count("(:MediaTimeline)")).isEqualTo(100);
  }

  @Test
  void soAnItemOfAnotherDoesNotMoveThere() {
    String other = newAlbum(ANOTHER, "other");
    String item = newItem(ANOTHER, other, image("new"));
    itemsOfAHundred();
    MediaItem changes = image("moved");
    changes.setAlbumId(album);
    assertFull(() -> updateItem(other, item, changes));
    assertThat(count("(:Album {title: 'other'})-[:HAS_MEDIA_ITEM]->({title: 'new'})")).isOne();
    makeRoom();
    updateItem(other, item, changes);
    assertThat(count("(:Album {title: 'other'})-[:HAS_MEDIA_ITEM]->()")).isZero();
    assertThat(count("(:Album {title: 'album'})-[:HAS_MEDIA_ITEM]->({title: 'moved'})")).isOne();
  }

  @Test
  void andAPersonHasFiveThousandAlbumsAtMost() {
    crowd("(:Person {id: 'a'})", "HAS_ALBUM", AlbumOperations.MAX_ALBUMS - 2);
    newAlbum(KNOWN, "last");
    assertThatExceptionOfType(ProtocolException.class)
        .isThrownBy(() -> newAlbum(KNOWN, "new"))
        .withMessageContaining("5000 albums")
        .matches(refusal -> refusal.getCode() == 413);
    assertThat(count("(:Album {title: 'new'})")).isZero();
  }

  @Test
  void andAnAlbumTwentyThousandItems() {
    String other = newAlbum(KNOWN, "other");
    String item = newItem(KNOWN, other, image("moved"));
    crowd("(:Album {title: 'album'})", "HAS_MEDIA_ITEM", MediaItemOperations.MAX_ITEMS - 1);
    newItem(KNOWN, album, image("last"));
    assertThatExceptionOfType(ProtocolException.class)
        .isThrownBy(() -> newItem(KNOWN, album, image("new")))
        .withMessageContaining("20000 items")
        .matches(refusal -> refusal.getCode() == 413);
    assertThat(count("(:MediaItem)")).isEqualTo(2);
    MediaItem changes = image("moved");
    changes.setAlbumId(album);
    assertFull(() -> updateItem(other, item, changes));
    assertThat(count("(:Album {title: 'other'})-[:HAS_MEDIA_ITEM]->()")).isOne();
  }

  /** All to one node, as their number alone counts. */
  private void crowd(String start, String type, int number) {
    graph(
        "MATCH (start%s CREATE (end) WITH start, end UNWIND range(1, %d) AS i CREATE (start)-[:%s]->(end)"
            .formatted(start.substring(1), number, type));
  }

  /** It knows no limit, and takes an answer without an earlier one, or with an id, for done. */
  @Test
  void soAShindigOfAnEarlierReleaseFails() {
    String other = newAlbum(ANOTHER, "other");
    String item = newItem(ANOTHER, other, image("new"));
    albumsOfAHundred();
    itemsOfAHundred();
    OperationRunner operations = new OperationRunner(driver, mode);
    Map<String, Object> properties = Map.of("id", "x", "application", "yet another", "title", "t");
    assertThat(
            Answers.get(
                operations.run(AlbumOperations.CREATE, new CreateAlbum("a", properties, 1, null))))
        .contains(Creation.REFUSED);
    assertThat(
            Answers.get(
                operations.run(
                    MediaItemOperations.CREATE,
                    new CreateMediaItem("a", album, null, properties, 1, null))))
        .contains(Creation.REFUSED);
    assertThat(
            Answers.get(
                operations.run(
                    MediaItemOperations.UPDATE,
                    new UpdateMediaItem("a", other, item, null, album, Map.of(), 1))))
        .contains(new MediaItemChange(null, true));
  }

  /** The refusal of a request is not its answer for good. */
  @Test
  void soTheSameRequestIsDoneOnceThereIsRoom() {
    albumsOfAHundred();
    assertFull(this::albumWithRequestId);
    makeRoom();
    String id = albumWithRequestId();
    assertThat(albumWithRequestId()).isEqualTo(id);
  }

  private String albumWithRequestId() {
    return Answers.get(createAlbum(user("a"), null, titled("new"), new RequestId("r"), ANOTHER))
        .getId();
  }
}
