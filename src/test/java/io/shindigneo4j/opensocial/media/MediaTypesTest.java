package io.shindigneo4j.opensocial.media;

import static io.shindigneo4j.testing.Answers.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.HandlerContract;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Types of media")
class MediaTypesTest extends HandlerContract {

  private String album;

  @BeforeEach
  void album() {
    graph("CREATE (:Person {id: 'ann'})");
    album = rest("ann", "POST", "/albums/@me/@self", "{\"title\": \"T\"}").getString("id");
  }

  /** In OpenSocial and in Shindig's scripts, whose constant is {@code IMAGE}. */
  @ParameterizedTest
  @ValueSource(strings = {"image", "IMAGE", "Image"})
  void areTakenInAnyCase(String type) {
    rest("ann", "POST", "/mediaItems/@me/@self/" + album, "{\"type\": \"" + type + "\"}");
    rpc(
        "ann",
        "mediaItems.create",
        "{albumId: '" + album + "', mediaItem: {type: '" + type + "'}}");
    assertThat(rest("ann", "GET", "/mediaItems/@me/@self/" + album).getList("list.type"))
        .containsExactly("image", "image");
  }

  @Test
  void areThoseOfOpenSocial() {
    assertRefused(
        400,
        () -> rest("ann", "POST", "/mediaItems/@me/@self/" + album, "{\"type\": \"hologram\"}"));
  }
}
