package io.shindigneo4j.benchmark.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The end of a response")
class ResponseParserTest {

  private static final String NEXT = "HTTP/1.1 200 OK\r\n";

  private final ResponseParser parser = new ResponseParser();

  private static ByteBuf bytes(String text) {
    return Unpooled.copiedBuffer(text, StandardCharsets.ISO_8859_1);
  }

  /** The end is found however the bytes are split, and what follows is left. */
  private static void assertEnd(String response, int status) throws MalformedResponseException {
    for (int split = 0; split < response.length(); split++) {
      ResponseParser each = new ResponseParser();
      ByteBuf begin = bytes(response.substring(0, split));
      assertThat(each.read(begin)).as("after %d", split).isFalse();
      assertThat(begin.isReadable()).isFalse();
      ByteBuf end = bytes(response.substring(split) + NEXT);
      assertThat(each.read(end)).isTrue();
      assertThat(end.readableBytes()).isEqualTo(NEXT.length());
      assertThat(each.status()).isEqualTo(status);
    }
  }

  @Test
  void isAtItsLength() throws MalformedResponseException {
    assertEnd("HTTP/1.1 200 \r\nDate: now\r\nContent-Length: 5\r\n\r\nhello", 200);
    assertEnd("HTTP/1.1 500 Error\r\ncontent-length:  0\r\n\r\n", 500);
    assertEnd("HTTP/1.0 404 Not Found\nCONTENT-LENGTH:2\n\n\r\n", 404);
  }

  @Test
  void isAfterTheLastChunk() throws MalformedResponseException {
    assertEnd(
        "HTTP/1.1 200\r\nTransfer-Encoding: chunked\r\n\r\n"
            + "5\r\nhello\r\nA;name=value\r\n0123\r\n6789\r\n0\r\n\r\n",
        200);
    assertEnd("HTTP/1.1 200\r\ntransfer-encoding:Chunked\r\n\r\n0\r\nLast: one\r\n\r\n", 200);
  }

  @Test
  void isAtTheEndOfTheHeadWhereThereIsNoContent() throws MalformedResponseException {
    assertEnd("HTTP/1.1 204 No Content\r\nServer: any\r\n\r\n", 204);
    assertEnd("HTTP/1.1 304\r\nContent-Length: 17\r\n\r\n", 304);
  }

  @Test
  void isThatOfTheFinalResponse() throws MalformedResponseException {
    assertEnd("HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 201\r\nContent-Length: 1\r\n\r\n1", 201);
  }

  @Test
  void isFoundAgainForTheNext() throws MalformedResponseException {
    ByteBuf all =
        bytes(
            "HTTP/1.1 200\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n0\r\n\r\n"
                + "HTTP/1.1 503\r\nContent-Length: 1\r\n\r\n1");
    assertThat(parser.read(all)).isTrue();
    assertThat(parser.closes()).isTrue();
    assertThat(parser.read(all)).isTrue();
    assertThat(parser.status()).isEqualTo(503);
    assertThat(parser.closes()).isFalse();
    assertThat(all.isReadable()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SSH-2.0-OpenSSH_9\r\n",
        "HTTP/1.1 20\r\n",
        "HTTP/1.1 abc OK\r\n",
        "HTTP/1.1 200 OK\r\nServer: any\r\n\r\n",
        "HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\n",
        "HTTP/1.1 200 OK\r\nContent-Length: many\r\n\r\n",
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nhello\r\n",
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nlonger\r\n"
      })
  void isNotGuessed(String text) {
    assertThatExceptionOfType(MalformedResponseException.class)
        .isThrownBy(() -> parser.read(bytes(text)));
  }

  @Test
  void isNotSoughtInHeadersWithoutEnd() {
    assertThatExceptionOfType(MalformedResponseException.class)
        .isThrownBy(() -> parser.read(bytes("HTTP/1.1 200 " + "x".repeat(20_000))))
        .withMessage("a line is too long");
    String many = "HTTP/1.1 200\r\n" + ("X: " + "x".repeat(1_000) + "\r\n").repeat(70);
    assertThatExceptionOfType(MalformedResponseException.class)
        .isThrownBy(() -> new ResponseParser().read(bytes(many)))
        .withMessage("too many headers");
  }
}
