package io.shindigneo4j.server.connection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.netty.handler.codec.http.DefaultHttpRequest;
import io.netty.handler.codec.http.HttpMethod;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpVersion;
import io.shindigneo4j.server.connection.RequestRejectedException.Kind;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The head of a request")
class RequestHeadTest {

  private static final String HOST = "Host";

  private static HttpRequest request(HttpVersion version, String target, String... headers) {
    HttpRequest request = new DefaultHttpRequest(version, HttpMethod.GET, target);
    for (int i = 0; i < headers.length; i += 2) {
      request.headers().add(headers[i], headers[i + 1]);
    }
    return request;
  }

  private static HttpRequest current(String... headers) {
    return request(HttpVersion.HTTP_1_1, "/health", headers);
  }

  private static void assertAccepted(HttpRequest request) {
    assertThatCode(() -> RequestHead.require(request)).doesNotThrowAnyException();
  }

  private static void assertRejected(Kind kind, HttpRequest request) {
    RequestRejectedException rejection =
        catchThrowableOfType(RequestRejectedException.class, () -> RequestHead.require(request));
    assertThat(rejection.kind()).isEqualTo(kind);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "graph.example",
        "graph.example:7690",
        "",
        "127.0.0.1",
        "[::1]:7690",
        "a%20b",
        "_"
      })
  void namesAHost(String host) {
    assertAccepted(current(HOST, host));
    assertAccepted(request(HttpVersion.HTTP_1_0, "/health"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"a b", "a/b", "a@b", "a:b", "a:123456", "[::1", "[1::2::3]", "[x]", "a%2", "ä"})
  void namesNoHostThatIsNone(String host) {
    assertRejected(Kind.MALFORMED, current(HOST, host));
  }

  @Test
  void namesNoHostThatIsLongerThanAnyName() {
    assertAccepted(current(HOST, "a".repeat(300)));
    assertRejected(Kind.MALFORMED, current(HOST, "a".repeat(301)));
  }

  @Test
  void namesOneHost() {
    assertRejected(Kind.MALFORMED, current());
    assertRejected(Kind.MALFORMED, current(HOST, "a", HOST, "a"));
  }

  @Test
  void mayNameAHostInItsTargetAsWell() {
    HttpRequest absolute =
        request(HttpVersion.HTTP_1_1, "http://graph.example:7690/health", HOST, "other");
    assertAccepted(absolute);
    assertThat(RequestHead.host(absolute)).isEqualTo("graph.example:7690");
    assertRejected(Kind.MALFORMED, request(HttpVersion.HTTP_1_1, "http://a/health", HOST, "a/b"));
    assertRejected(
        Kind.MALFORMED, request(HttpVersion.HTTP_1_1, "http://[x]/health", HOST, "other"));
  }

  @Test
  void isOfAKnownVersion() {
    assertRejected(
        Kind.UNKNOWN_VERSION, request(HttpVersion.valueOf("HTTP/2.0"), "/health", HOST, "a"));
    assertRejected(
        Kind.UNKNOWN_VERSION, request(HttpVersion.valueOf("HTTP/0.9"), "/health", HOST, "a"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"Authorization", "Content-Type", "Sec-WebSocket-Key", "sec-websocket-version"})
  void hasOnceWhatCanOnlyComeOnce(String name) {
    assertAccepted(current(HOST, "a", name, "x"));
    assertRejected(Kind.MALFORMED, current(HOST, "a", name, "x", name, "x"));
  }

  @Test
  void hasNoTransferCodingButChunks() {
    String name = "Transfer-Encoding";
    assertAccepted(current(HOST, "a", name, "Chunked"));
    assertRejected(Kind.MALFORMED, current(HOST, "a", name, "gzip"));
    assertRejected(Kind.MALFORMED, current(HOST, "a", name, "chunked", name, "chunked"));
    assertRejected(
        Kind.MALFORMED, request(HttpVersion.HTTP_1_0, "/health", HOST, "a", name, "chunked"));
  }
}
