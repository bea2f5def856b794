package io.shindigneo4j.opensocial.media;

import static io.shindigneo4j.testing.Answers.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.opensocial.request.SupportedFields;
import io.shindigneo4j.testing.ListOptions;
import io.shindigneo4j.testing.OverBolt;
import io.shindigneo4j.testing.SocialCalls;
import io.shindigneo4j.testing.Tokens;
import org.apache.shindig.config.JsonContainerConfig;
import org.apache.shindig.expressions.Expressions;
import org.apache.shindig.social.opensocial.spi.CollectionOptionsFactory;
import org.json.JSONObject;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@OverBolt
@DisplayName("The REST and RPC methods of albums and media items")
class MediaHandlerTest extends MediaContract {

  private SocialCalls calls;

  @BeforeEach
  void handlers() throws Exception {
    SupportedFields fields =
        new SupportedFields(
            new JsonContainerConfig(
                "res://containers/default/container.js",
                "localhost",
                "8080",
                "",
                Expressions.forTesting()));
    CollectionOptionsFactory options = new CollectionOptionsFactory();
    MediaItemsHandler media = new MediaItemsHandler(items, options, fields);
    calls =
        new SocialCalls(
            new AlbumsHandler(albums, options, fields), media, new NewMediaItemHandler(media));
  }

  @Test
  void serveAlbumsOverRest() throws Exception {
    JSONObject created =
        calls
            .rest("POST", "/albums/@me/@self?requestId=r", "{title: 'T'}", A)
            .getJSONObject("entry");
    String id = created.getString("id");
    assertThat(created.getString("title")).isEqualTo("T");
    assertThat(
            calls.rest("POST", "/albums/@me/@self?requestId=r", "{title: 'again'}", A).toString())
        .contains(id);
    calls.rest("PUT", "/albums/a/@self/" + id, "{\"description\": \"D\"}", A);
    assertThat(calls.rest("GET", "/albums/a/@self/" + id, null, B).getJSONObject("entry"))
        .hasToString(
            calls
                .rest("GET", "/albums/a/@self", null, A)
                .getJSONArray("list")
                .getJSONObject(0)
                .toString())
        .asString()
        .contains("\"D\"", "\"mediaItemCount\":0");
    assertThat(calls.rest("GET", "/albums/a/@self/" + id + ",none", null, A).getInt("totalResults"))
        .isEqualTo(1);
    String ofFriend = newAlbum(B, "of b");
    assertThat(calls.rest("GET", "/albums/a/@friends/" + ofFriend, null, A).toString())
        .contains("of b");
    assertRefused(404, () -> calls.rest("GET", "/albums/a/@friends/" + id, null, A));
  }

  @Test
  void serveAlbumsOverRpc() throws Exception {
    String id =
        calls
            .rpc("albums.create", "{album: {title: 'T', location: {latitude: 1.5}}}", A)
            .getJSONObject("result")
            .getString("id");
    calls.rpc("albums.update", "{userId: 'a', albumId: '" + id + "', album: {title: 'U'}}", A);
    assertThat(calls.rpc("albums.get", "{albumId: ['" + id + "']}", A).toString())
        .contains("\"U\"", "1.5");
    calls.rpc("albums.delete", "{albumId: '" + id + "'}", A);
    assertRefused(404, () -> calls.rpc("albums.get", "{albumId: '" + id + "'}", A));
  }

  @Test
  void serveItemsOverRest() throws Exception {
    String album = newAlbum("album");
    String other = newAlbum("other");
    String path = "/mediaItems/a/@self/" + album;
    String id =
        calls
            .rest("POST", path, "{title: 'T', type: 'image', tags: 'x'}", A)
            .getJSONObject("entry")
            .getString("id");
    calls.rest("POST", "/mediaItem/a/@self/" + album, "{title: 'S', type: 'video'}", A);
    assertThat(calls.rest("GET", path, null, B).getInt("totalResults")).isEqualTo(2);
    assertThat(calls.rest("GET", "/mediaItems/b/@friends", null, A).getInt("totalResults"))
        .isZero();
    assertThat(
            calls
                .rest("GET", "/mediaItems/a/@self?filterBy=type&filterValue=video", null, A)
                .getInt("totalResults"))
        .isEqualTo(1);
    calls.rest("PUT", path + "/" + id, "{albumId: '" + other + "'}", A);
    assertThat(calls.rest("GET", "/mediaItems/a/@self/" + other + "/" + id, null, A).toString())
        .contains("\"T\"", "\"type\":\"image\"");
    calls.rest("DELETE", "/mediaItems/a/@self/" + other + "/" + id, null, A);
    assertThat(album(other).getMediaItemCount()).isZero();
    assertRefused(404, () -> calls.rest("GET", "/mediaItems/a/@self/none", null, A));
  }

  @Test
  void serveItemsOverRpc() throws Exception {
    String album = newAlbum("album");
    String id =
        calls
            .rpc("mediaItems.create", "{albumId: '" + album + "', mediaItem: {title: 'T'}}", A)
            .getJSONObject("result")
            .getString("id");
    String which = "{albumId: '" + album + "', mediaItemId: '" + id + "'";
    calls.rpc("mediaItems.update", which + ", mediaItem: {title: 'U'}}", A);
    assertThat(calls.rpc("mediaItems.get", which + "}", A).toString()).contains("\"U\"");
    assertThat(calls.rpc("mediaItems.get", "{userId: 'a', id: '" + id + "'}", A).toString())
        .contains("\"U\"");
    calls.rpc("mediaItems.delete", which + "}", A);
    assertThat(itemsOf(album)).isEmpty();
  }

  /** Social API Server 2.5.1: Albums, MediaItems. */
  @Test
  void haveTheParametersOfTheSpecification() throws Exception {
    calls.rpc("albums.create", "{data: {title: 'another'}}", A);
    String album =
        calls
            .rpc("albums.create", "{data: {title: 'T'}}", A)
            .getJSONObject("result")
            .getString("id");
    calls.rpc("albums.update", "{data: {id: '" + album + "', title: 'U'}}", A);
    assertThat(calls.rpc("albums.get", "{id: ['" + album + "']}", A).toString()).contains("\"U\"");
    assertRefused(
        400, () -> calls.rpc("albums.update", "{id: '" + album + "', data: {id: 'another'}}", A));
    assertThat(
            calls
                .rest("GET", "/albums/a/@self/" + album + "?id=none", null, A)
                .getJSONObject("entry")
                .getString("title"))
        .isEqualTo("U");
    String item =
        calls
            .rpc("mediaItems.create", "{data: {albumId: '" + album + "', title: 'T'}}", A)
            .getJSONObject("result")
            .getString("id");
    calls.rpc("mediaItems.update", "{data: {id: '" + item + "', title: 'U'}}", A);
    String both = "{data: {id: '" + item + "', albumId: '" + album + "', title: 'V'}}";
    assertThat(calls.rpc("mediaItems.get", "{id: ['" + item + "']}", A).toString())
        .contains("\"U\"");
    calls.rpc("mediaItems.update", both, A);
    assertThat(calls.rpc("mediaItems.get", "{id: ['" + item + "']}", A).toString())
        .contains("\"V\"");
    assertThat(
            calls
                .rest(
                    "GET", "/mediaItems/a/@self/" + album + "?fields=thumbnail_url,title", null, A)
                .toString())
        .contains("\"V\"");
    calls.rest("GET", "/mediaItems/a/@self/" + album + "?sortBy=last_updated", null, A);
    assertRefused(404, () -> calls.rpc("mediaItems.delete", "{id: 'none'}", A));
    calls.rpc("mediaItems.delete", "{id: '" + item + "'}", A);
    assertThat(itemsOf(album)).isEmpty();
    calls.rpc("albums.delete", "{id: '" + album + "'}", A);
    assertRefused(404, () -> calls.rpc("albums.get", "{id: ['" + album + "']}", A));
  }

  @Test
  void readAndWriteXmlAndAtom() {
    String created = calls.restXml("POST", "/albums/a/@self", "<album><title>T</title></album>", A);
    assertThat(created).contains("<title>T</title>", "<id>");
    assertThat(calls.restXml("GET", "/albums/a/@self", null, A))
        .contains("<title>T</title>", "<album");
    assertThat(calls.restAtom("/albums/a/@self", A)).contains("<title>T</title>");
    String album = albums(A, "@self", ListOptions.none(), "a").getList().get(0).getId();
    assertThat(
            calls.restXml(
                "POST",
                "/mediaItems/a/@self/" + album,
                "<mediaItem><title>I</title><type>IMAGE</type></mediaItem>",
                A))
        .contains("<title>I</title>");
    assertThat(calls.restXml("GET", "/mediaItems/a/@self", null, A)).contains("<title>I</title>");
    assertThat(calls.restAtom("/mediaItems/a/@self", A)).contains("<title>I</title>");
  }

  @Test
  void listTheirFields() throws Exception {
    assertThat(calls.rest("GET", "/albums/@supportedFields", null, A).toString())
        .contains("thumbnailUrl");
    assertThat(calls.rpc("mediaItems.supportedFields", "{}", A).toString()).contains("rating");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "[]", "5", "nonsense", "{", "{mediaType: 5}"})
  void refuseBodiesThatAreNoAlbum(String body) {
    assertRefused(400, () -> calls.rest("POST", "/albums/a/@self", body, A));
  }

  @Test
  void refuseWhatMakesNoSense() {
    String album = newAlbum("album");
    assertRefused(400, () -> calls.rest("POST", "/albums/a/@self/mine", "{title: 'x'}", A));
    assertRefused(400, () -> calls.rest("POST", "/albums/a,b/@self", "{title: 'x'}", A));
    assertRefused(400, () -> calls.rest("POST", "/albums/a/@friends", "{title: 'x'}", A));
    assertRefused(400, () -> calls.rest("PUT", "/albums/a/@self", "{title: 'x'}", A));
    assertRefused(400, () -> calls.rest("DELETE", "/albums/a/@self/1,2", null, A));
    assertRefused(400, () -> calls.rest("POST", "/mediaItems/a/@self", "{title: 'x'}", A));
    assertRefused(
        400, () -> calls.rest("POST", "/mediaItems/a/@self/" + album, "{type: 'hologram'}", A));
    assertRefused(400, () -> calls.rest("DELETE", "/mediaItems/a/@self/" + album, null, A));
  }

  @Test
  void refuseALongMimeType() {
    String path = "/mediaItems/a/@self/" + newAlbum("album");
    String type = "x".repeat(256);
    assertRefused(400, () -> calls.rest("POST", path, "{mimeType: '" + type + "'}", A));
    String xml = "<mediaItem><mimeType>" + type + "</mimeType></mediaItem>";
    assertRefused(400, () -> calls.restXml("POST", path, xml, A));
  }

  @Test
  void askThePolicy() {
    String album = newAlbum("album");
    assertRefused(401, () -> calls.rest("GET", "/albums/a/@self", null, Tokens.anonymous()));
    assertRefused(401, () -> calls.rpc("mediaItems.get", "{userId: 'a'}", Tokens.anonymous()));
    assertRefused(
        401, () -> calls.rest("POST", "/albums/a/@self", "{title: 'x'}", Tokens.anonymous()));
    assertRefused(403, () -> calls.rest("POST", "/albums/a/@self", "{title: 'x'}", B));
    assertRefused(403, () -> calls.rest("DELETE", "/albums/a/@self/" + album, null, B));
    assertRefused(403, () -> calls.rest("POST", "/mediaItems/a/@self/" + album, "{title: 'x'}", B));
  }
}
