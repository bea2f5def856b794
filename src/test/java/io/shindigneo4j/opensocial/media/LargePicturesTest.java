package io.shindigneo4j.opensocial.media;

import static io.shindigneo4j.testing.Answers.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.HandlerContract;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Pictures of many pixels")
class LargePicturesTest extends HandlerContract {

  /** 1 x 1 pixel, as far as its data. */
  private static final String SMALL =
      "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABAQAAAAA3bvkkAAAACklEQVR4nGNgAAAAAgABc3UBGAAAAABJRU5ErkJggg==";

  /** The same with a header of 23,000 x 23,000. */
  private static final String LARGE = SMALL.replace("gAAAAEAAAABAQ", "gAAWdgAAFnYAQ");

  private String album;
  private String item;

  @BeforeEach
  void album() {
    graph("CREATE (:Person {id: 'ann'})");
    album = rest("ann", "POST", "/albums/@me/@self", "{title: 'T'}").getString("id");
    item =
        rest("ann", "POST", "/mediaItems/@me/@self/" + album, "{url: '%s'}".formatted(SMALL))
            .getString("id");
  }

  /** Takes the small one and refuses the large one. */
  private void only(String viewer, String method, String parameters) {
    assertRefused(400, () -> rpc(viewer, method, parameters.formatted(LARGE)));
    rpc(viewer, method, parameters.formatted(SMALL));
  }

  @Test
  void areNotKeptOfPeople() {
    only(
        "ann", "people.update", "{userId: '@me', person: {photos: [{value: 'a'}, {value: '%s'}]}}");
    only("ann", "people.update", "{userId: '@me', person: {thumbnailUrl: '%s'}}");
    only("bob", "people.create", "{userId: '@me', groupId: '@self', person: {thumbnailUrl: '%s'}}");
    assertThat(rpc("ann", "people.get", "{userId: '@me'}").getString("thumbnailUrl"))
        .isEqualTo(SMALL);
  }

  @Test
  void areNotKeptOfAlbums() {
    only("ann", "albums.create", "{album: {title: 'T', thumbnailUrl: '%s'}}");
    only("ann", "albums.update", "{albumId: '" + album + "', album: {thumbnailUrl: '%s'}}");
  }

  @Test
  void areNotKeptAsMediaItems() {
    String of = "{albumId: '" + album + "', mediaItemId: '" + item + "', mediaItem: ";
    for (String field : new String[] {"url", "thumbnailUrl"}) {
      only("ann", "mediaItems.create", of + "{" + field + ": '%s'}}");
      only("ann", "mediaItems.update", of + "{" + field + ": '%s'}}");
    }
  }

  @Test
  void areNotKeptInActivities() {
    only("ann", "activities.create", "{activity: {title: 'T', mediaItems: [{url: '%s'}]}}");
    only(
        "ann",
        "activitystreams.create",
        "{activity: {verb: 'post', object: {id: 'o', image: {url: '%s'}}}}");
  }

  @Test
  void areTextsElsewhere() {
    rpc("ann", "activities.create", "{activity: {title: '%s'}}".formatted(LARGE));
    rpc("ann", "people.update", "{userId: '@me', person: {aboutMe: '%s'}}".formatted(LARGE));
  }
}
