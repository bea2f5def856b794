package io.shindigneo4j.server.websocket;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.netty.handler.codec.http.DefaultHttpHeaders;
import io.netty.handler.codec.http.HttpHeaders;
import io.shindigneo4j.server.connection.RequestRejectedException;
import io.shindigneo4j.server.connection.RequestRejectedException.Kind;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The headers of an upgrade request")
class UpgradeHeadersTest {

  private static final String CONNECTION = "Connection";
  private static final String KEY = "Sec-WebSocket-Key";
  private static final String VERSION = "Sec-WebSocket-Version";

  private final HttpHeaders headers =
      new DefaultHttpHeaders()
          .set(CONNECTION, "keep-alive, Upgrade")
          .set(KEY, "dGhlIHNhbXBsZSBub25jZQ==")
          .set(VERSION, "13");

  private void assertRejected(Kind kind) {
    RequestRejectedException rejection =
        catchThrowableOfType(RequestRejectedException.class, () -> UpgradeHeaders.require(headers));
    assertThat(rejection.kind()).isEqualTo(kind);
  }

  @Test
  void areInOrder() {
    assertThatCode(() -> UpgradeHeaders.require(headers)).doesNotThrowAnyException();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "x",
        "dGhlIHNhbXBsZSBub25jZQ",
        "dGhlIHNhbXBsZSBub25jZXM=",
        "!GhlIHNhbXBsZSBub25jZQ=="
      })
  void haveAKeyOfSixteenBytes(String key) {
    headers.set(KEY, key);
    assertRejected(Kind.MALFORMED);
    headers.remove(KEY);
    assertRejected(Kind.MALFORMED);
  }

  @Test
  void nameTheUpgradeInConnection() {
    headers.set(CONNECTION, "keep-alive");
    assertRejected(Kind.MALFORMED);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "8", "12", "14", "013"})
  void areOfTheOneVersion(String version) {
    headers.set(VERSION, version);
    assertRejected(Kind.NO_UPGRADE);
  }
}
