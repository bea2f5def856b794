package io.shindigneo4j.opensocial.media;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.HandlerContract;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** OpenSocial Core API Server 2.5.1, Partial Updates. */
@DisplayName("What is null in an update, or named by fields without a value, is taken away")
class MediaPartialUpdateTest extends HandlerContract {

  private static final String ALBUMS = "/albums/@me/@self";

  private String album;
  private String items;

  @BeforeEach
  void anAlbum() {
    graph("CREATE (:Person {id: 'ann'})");
    album =
        create(
            ALBUMS, "{title: 'A', description: 'D', thumbnailUrl: 'u', location: {region: 'R'}}");
    items = "/mediaItems/@me/@self/" + album;
  }

  private String create(String path, String body) {
    return rest("ann", "POST", path, body).getString("id");
  }

  private Map<String, Object> read(String path) {
    return rest("ann", "GET", path).getMap("");
  }

  @Test
  void ofAnAlbum() {
    String path = ALBUMS + "/" + album;
    rest("ann", "PUT", path, "{location: null, thumbnailUrl: null, ownerId: null, id: null}");
    assertThat(read(path))
        .containsEntry("id", album)
        .containsEntry("ownerId", "ann")
        .containsEntry("description", "D")
        .doesNotContainKeys("location", "thumbnailUrl");
    rest("ann", "PUT", path + "?fields=title,description", "{title: 'B'}");
    assertThat(read(path)).containsEntry("title", "B").doesNotContainKey("description");
    refused(400, "ann", "PUT", path + "?fields=title", "{description: 'E'}");
    rpc("ann", "albums.update", "{albumId: '" + album + "', album: {title: null}}");
    assertThat(read(path)).doesNotContainKey("title");
  }

  @Test
  void ofAPartOfAField() {
    String path = ALBUMS + "/" + album;
    rest("ann", "PUT", path, "{location: {region: 'R', locality: 'L', country: 'C'}}");
    rest(
        "ann",
        "PUT",
        path + "?fields=location.region,location.country",
        "{location: {region: 'S', locality: 'not named'}}");
    assertThat(rest("ann", "GET", path).getMap("location"))
        .isEqualTo(Map.of("region", "S", "locality", "L"));
  }

  @Test
  void byTheNamesOfOpenSocial251() {
    String item = create(items, "{mime_type: 'x/y', thumbnail_url: 'u', tags: ['x']}");
    String path = items + "/" + item;
    rest("ann", "PUT", path, "{mime_type: null, tags: []}");
    assertThat(read(path))
        .containsEntry("thumbnailUrl", "u")
        .doesNotContainKeys("mimeType", "tags");
    rest("ann", "PUT", path + "?fields=thumbnail_url,mimeType", "{mime_type: 'a/b'}");
    assertThat(read(path)).containsEntry("mimeType", "a/b").doesNotContainKey("thumbnailUrl");
  }

  @Test
  void ofAMediaItem() {
    String item = create(items, "{title: 'T', type: 'image', mimeType: 'x/y', tags: 'x'}");
    String path = items + "/" + item;
    rest("ann", "PUT", path, "{mimeType: null, type: null, albumId: null, created: null}");
    assertThat(read(path))
        .containsEntry("title", "T")
        .containsEntry("albumId", album)
        .containsKey("created")
        .doesNotContainKeys("mimeType", "type");
    assertThat(read(ALBUMS + "/" + album).toString()).doesNotContain("x/y", "image");
    rest("ann", "PUT", path + "?fields=title,tags", "{title: 'U'}");
    assertThat(read(path)).containsEntry("title", "U").doesNotContainKey("tags");
    String call =
        "{albumId: '" + album + "', mediaItemId: '" + item + "', mediaItem: {title: null}}";
    rpc("ann", "mediaItems.update", call);
    assertThat(read(path)).doesNotContainKey("title");
  }
}
