package io.shindigneo4j.web.limit;

import static io.shindigneo4j.testing.TestDeadlines.await;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.opensocial.dispatch.RefusedBodyException;
import io.shindigneo4j.testing.TestDeadlines;
import io.shindigneo4j.testing.TestTomcat;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.servlet.AsyncContext;
import javax.servlet.http.HttpServlet;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;
import org.apache.catalina.LifecycleException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** In a real Tomcat. */
@DisplayName("The memory of the bodies of requests")
class HeapSharesTest {
  private static final int MAX_BODY = 10 << 20;
  private static final long OF_CLIENT = 1 << 20;

  /** Takes nearly half of what a client has. */
  private static final String HALF = "x".repeat(120 << 10);

  private final HeapShares memory = new HeapShares(OF_CLIENT);
  private final List<Socket> sockets = new ArrayList<>();
  private final List<AsyncContext> open = new ArrayList<>();
  private TestTomcat tomcat;

  @TempDir private Path directory;

  @BeforeEach
  void start() throws LifecycleException {
    tomcat = new TestTomcat(directory);
    TestTomcat.addServlet(tomcat.addContext(""), "/*", new Reading());
    tomcat.start();
  }

  @AfterEach
  void stop() throws IOException, LifecycleException {
    for (Socket socket : sockets) {
      socket.close();
    }
    open.forEach(AsyncContext::complete);
    tomcat.close();
  }

  /**
   * Answers with how much it has read, or with how many parameters; {@code /later} when the test
   * says so.
   */
  private final class Reading extends HttpServlet {
    private static final long serialVersionUID = 1L;

    @Override
    protected void service(HttpServletRequest request, HttpServletResponse response)
        throws IOException {
      BoundedRequest bounded =
          new BoundedRequest(request, MAX_BODY, memory.use(request.getHeader("Client")));
      try {
        response.getWriter().print(read(bounded));
        if (request.getRequestURI().equals("/later")) {
          open.add(request.startAsync(request, response));
        }
      } catch (RefusedBodyException e) {
        response.sendError(e.status());
      } catch (UncheckedIOException e) {
        response.sendError(((RefusedBodyException) e.getCause()).status());
      } finally {
        bounded.endWithRequest();
      }
    }
  }

  private static int read(BoundedRequest request) throws IOException {
    return request.getRequestURI().equals("/form")
        ? request.getParameterMap().size()
        : request.getInputStream().readAllBytes().length;
  }

  /** Sends a request, or a part of it. */
  private Socket send(String path, String client, String type, int length, String body)
      throws IOException {
    Socket socket = new Socket(InetAddress.getLoopbackAddress(), tomcat.port());
    sockets.add(socket);
    socket.setSoTimeout((int) TestDeadlines.HANGING_MILLIS);
    String head =
        "POST %s HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nClient: %s\r\n"
            + "Content-Type: %s\r\nContent-Length: %d\r\n\r\n";
    socket
        .getOutputStream()
        .write((head.formatted(path, client, type, length) + body).getBytes(UTF_8));
    return socket;
  }

  /** Sends all but the last byte. */
  private Socket sendNearlyAll(String client) throws IOException {
    return send("/", client, "application/json", HALF.length() + 1, HALF);
  }

  private int status(String client, String body) throws IOException {
    return status(send("/", client, "application/json", body.length(), body));
  }

  private static int status(Socket socket) throws IOException {
    byte[] beginning = socket.getInputStream().readNBytes("HTTP/1.1 200".length());
    return Integer.parseInt(new String(beginning, UTF_8).substring("HTTP/1.1 ".length()));
  }

  private void awaitTaken(int halves) {
    await().until(() -> memory.taken() >= halves * 0.7 * OF_CLIENT / 2);
  }

  @Test
  void leavesRoomToOthersThanTheClientWhoseBodiesDoNotEnd() throws IOException {
    sendNearlyAll("greedy");
    sendNearlyAll("greedy");
    awaitTaken(2);
    assertThat(status("greedy", HALF)).isEqualTo(503);
    assertThat(status("greedy", "small")).isEqualTo(200);
    assertThat(status("other", HALF)).isEqualTo(200);
  }

  @Test
  void isBoundedForAllTogether() throws IOException {
    for (int client = 0; client < 4; client++) {
      sendNearlyAll("client" + client);
    }
    awaitTaken(4);
    assertThat(status("last", HALF + HALF)).isEqualTo(503);
    assertThat(status("last", "small")).isEqualTo(200);
  }

  @Test
  void isGivenBackWhenTheClientGoes() throws IOException {
    Socket first = sendNearlyAll("greedy");
    Socket second = sendNearlyAll("greedy");
    awaitTaken(2);
    first.close();
    second.close();
    await().until(() -> memory.taken() == 0);
    assertThat(status("greedy", HALF)).isEqualTo(200);
  }

  @Test
  void isHeldUntilALaterAnswer() throws IOException {
    Socket later = send("/later", "patient", "application/json", HALF.length(), HALF);
    await().until(() -> open.size() == 1);
    awaitTaken(1);
    open.remove(0).complete();
    assertThat(status(later)).isEqualTo(200);
    await().until(() -> memory.taken() == 0);
  }

  @ParameterizedTest
  @ValueSource(strings = {"[],", "{\"a\":", "<a/>", "&a=b"})
  void countsWhatBecomesOfABody(String value) throws IOException {
    String body = value.repeat(10_000);
    assertThat(status("greedy", body)).isEqualTo(413);
    assertThat(status("greedy", "x".repeat(body.length()))).isEqualTo(200);
  }

  @Test
  void isGivenBackInPart() {
    HeapShares.Use request = memory.use("any");
    assertThat(request.take(OF_CLIENT)).isTrue();
    assertThat(request.take(1 << 17)).isFalse();
    request.keep(OF_CLIENT / 2);
    assertThat(memory.taken()).isEqualTo(OF_CLIENT / 2);
    assertThat(request.take(OF_CLIENT / 2)).isTrue();
    request.end();
    assertThat(memory.taken()).isZero();
  }

  @Test
  void refusesForGoodWhatNeverFits() throws IOException {
    assertThat(status("greedy", HALF + HALF + HALF)).isEqualTo(413);
  }

  @Test
  void countsAForm() throws IOException {
    String form = "application/x-www-form-urlencoded; charset=UTF-8";
    assertThat(status(send("/form", "greedy", form, 40_000, "&a=b".repeat(10_000)))).isEqualTo(413);
    assertThat(status(send("/form", "greedy", form, 3, "a=b"))).isEqualTo(200);
  }
}
