package io.shindigneo4j.benchmark.live;

import io.shindigneo4j.benchmark.http.KeptConnection;
import io.shindigneo4j.benchmark.shindig.ViewerTokens;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;

/** Asks Shindig's REST for the newest activities of a viewer's friends. */
final class RestQuestion implements Polling.Question {

  private final int port;
  private final ViewerTokens tokens;
  private final KeptConnection connection;

  RestQuestion(int port, ViewerTokens tokens) {
    this.port = port;
    this.tokens = tokens;
    try {
      connection = new KeptConnection(port);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public String ask(String viewer) {
    String token = URLEncoder.encode(tokens.of(viewer), StandardCharsets.UTF_8);
    String request =
        "GET /social/rest/activitystreams/@me/@friends?fields=id&count=200&st=%s HTTP/1.1\r\n"
            + "Host: 127.0.0.1:%d\r\nAccept: */*\r\n\r\n";
    try {
      connection.send(request.formatted(token, port).getBytes(StandardCharsets.ISO_8859_1));
      return new String(connection.receive("200"), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    try {
      connection.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
