package io.shindigneo4j.web.gadget;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.web.compression.Gzip;
import io.shindigneo4j.web.launcher.WebappServer;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The real clock gives an address a token in a second, and a hundred at once. */
@DisplayName("A script of features")
@Timeout(300)
class FeatureScriptServletTest {
  private static final HttpClient CLIENT =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

  @TempDir Path directory;
  private WebappServer server;

  @BeforeEach
  void start() {
    server =
        WebappServer.start(
            directory,
            Map.of("shindig.neo4j.address-rate", "1", "shindig.neo4j.address-burst", "100"));
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private HttpResponse<byte[]> script(String query, String... headers) throws Exception {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create(server.address() + "/gadgets/js/core.js" + query));
    if (headers.length > 0) {
      request.headers(headers);
    }
    return CLIENT.send(request.build(), BodyHandlers.ofByteArray());
  }

  @Test
  void isMadeOnceWhateverElseItsAddressHas() throws Exception {
    byte[] first = script("?c=1").body();
    for (int i = 0; i < 50; i++) {
      HttpResponse<byte[]> again = script("?c=1&x=" + i);
      assertThat(again.statusCode()).isEqualTo(200);
      assertThat(again.body()).isEqualTo(first);
    }
    assertThat(script("?%63=1").body()).isEqualTo(first);
    assertThat(script("?c=0").body()).isNotEqualTo(first);
  }

  @Test
  void costsMoreWhereItMustBeMade() throws Exception {
    int made = 0;
    HttpResponse<byte[]> last = script("?onload=f");
    while (last.statusCode() == 200 && made < 50) {
      made++;
      last = script("?onload=f" + made);
    }
    assertThat(made).isBetween(8, 20);
    assertThat(last.statusCode()).isEqualTo(429);
    assertThat(last.headers().firstValue("Retry-After")).isPresent();
  }

  @Test
  void isNotSentToAClientThatHasIt() throws Exception {
    HttpResponse<byte[]> plain = script("");
    String tag = plain.headers().firstValue("ETag").orElseThrow();
    HttpResponse<byte[]> known = script("", "If-None-Match", "\"a\", " + tag);
    assertThat(known.statusCode()).isEqualTo(304);
    assertThat(known.body()).isEmpty();
    assertThat(known.headers().firstValue("ETag")).contains(tag);
    assertThat(script("", "If-None-Match", "\"a\"").body()).isEqualTo(plain.body());
  }

  @Test
  void isTheSameWithCompression() throws Exception {
    HttpResponse<byte[]> compressed = script("", "Accept-Encoding", "gzip");
    assertThat(compressed.headers().firstValue("Content-Encoding")).contains("gzip");
    assertThat(compressed.headers().firstValue("Vary")).contains("Accept-Encoding");
    assertThat(Gzip.decompress(compressed.body())).isEqualTo(script("").body()).isNotEmpty();
  }
}
