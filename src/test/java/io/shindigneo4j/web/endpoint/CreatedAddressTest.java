package io.shindigneo4j.web.endpoint;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Optional;
import org.apache.shindig.social.core.model.ActivityEntryImpl;
import org.apache.shindig.social.core.model.ActivityImpl;
import org.apache.shindig.social.core.model.AlbumImpl;
import org.apache.shindig.social.core.model.GroupImpl;
import org.apache.shindig.social.core.model.MediaItemImpl;
import org.apache.shindig.social.core.model.MessageCollectionImpl;
import org.apache.shindig.social.core.model.MessageImpl;
import org.apache.shindig.social.core.model.PersonImpl;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The address of what a POST has made")
class CreatedAddressTest {

  private static final String ID = "a/b,c";
  private static final Map<String, Object> CREATED = created();

  private static Map<String, Object> created() {
    ActivityImpl activity = new ActivityImpl();
    activity.setId(ID);
    ActivityEntryImpl entry = new ActivityEntryImpl();
    entry.setId(ID);
    AlbumImpl album = new AlbumImpl();
    album.setId(ID);
    MediaItemImpl item = new MediaItemImpl();
    item.setId(ID);
    item.setAlbumId("A;1");
    GroupImpl group = new GroupImpl();
    group.setId("g");
    MessageImpl message = new MessageImpl();
    message.setId(ID);
    MessageCollectionImpl collection = new MessageCollectionImpl();
    collection.setId(ID);
    return Map.of(
        "activity", activity,
        "entry", entry,
        "album", album,
        "item", item,
        "group", group,
        "message", message,
        "collection", collection,
        "person", new PersonImpl());
  }

  private static Optional<String> address(String path, Object created) {
    return new CreatedAddress("/social/rest", path).of(created);
  }

  @ParameterizedTest
  @CsvSource({
    "entry, /activitystreams/@me/@self, /activitystreams/@me/@self/@app/a%2Fb%2Cc",
    "entry, /activitystreams/@me, /activitystreams/@me/@self/@app/a%2Fb%2Cc",
    "entry, /activitystreams/x%2Cy/@self/1/, /activitystreams/x%2Cy/@self/1/a%2Fb%2Cc",
    "activity, /activities/@me/@self/@app/z, /activities/@me/@self/@app/a%2Fb%2Cc",
    "album, /albums/@me, /albums/@me/@self/a%2Fb%2Cc",
    "album, /albums, /albums/@me/@self/a%2Fb%2Cc",
    "item, /mediaItems/@me/@self/A%3B1, /mediaItems/@me/@self/A%3B1/a%2Fb%2Cc",
    "item, /mediaItem/jane/@self/A%3B1, /mediaItems/jane/@self/A%3B1/a%2Fb%2Cc",
    "item, /mediaItems, /mediaItems/@me/@self/A%3B1/a%2Fb%2Cc",
    "group, /groups/@me/@self, /groups/@me/g",
    "message, /messages/@me/@outbox, /messages/@me/@outbox/a%2Fb%2Cc",
    "message, /messages/@me/@self/@outbox, /messages/@me/@self/@outbox/a%2Fb%2Cc",
    "collection, /messages/@me/, /messages/@me/a%2Fb%2Cc",
    "person, /people/@me/@self/, /people/@me/@self"
  })
  void isItsOwn(String created, String path, String expected) {
    assertThat(address(path, CREATED.get(created))).contains("/social/rest" + expected);
  }

  @Test
  void isThatOfNothingElse() {
    assertThat(address("/people/@me/@friends", Map.of("state", "requested"))).isEmpty();
    assertThat(address("/albums/@me", new AlbumImpl())).isEmpty();
    assertThat(address("/groups/@me;a=b", CREATED.get("group"))).isEmpty();
    AlbumImpl dots = new AlbumImpl();
    dots.setId("..");
    assertThat(address("/albums/@me", dots)).isEmpty();
    assertThat(address("/", CREATED.get("group"))).isEmpty();
  }
}
