package io.shindigneo4j.web.endpoint;

import static io.shindigneo4j.testing.TestDeadlines.await;
import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.RawHttp;
import io.shindigneo4j.testing.TestDeadlines;
import io.shindigneo4j.testing.TestTomcat;
import java.io.IOException;
import java.net.Socket;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import javax.servlet.DispatcherType;
import javax.servlet.http.HttpServlet;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;
import org.apache.catalina.Context;
import org.apache.catalina.LifecycleException;
import org.apache.catalina.Wrapper;
import org.apache.catalina.connector.Connector;
import org.apache.catalina.startup.Tomcat;
import org.apache.tomcat.util.descriptor.web.ErrorPage;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** In a Tomcat whose threads would wait for minutes. */
@DisplayName("Bodies that arrive slowly")
class SlowBodiesTest {
  private static final int THREADS = 60;

  /** More than Tomcat has read when it has read the head of a request. */
  private static final byte[] LATE = new byte[64 << 10];

  private static final int LIMIT = 4 << 20;
  private static final int DISCARDED = 2 << 20;
  private static final AtomicInteger UNFILTERED = new AtomicInteger();

  @TempDir private static Path directory;
  private static TestTomcat tomcat;

  private final List<RawHttp> clients = new ArrayList<>();

  @BeforeAll
  static void start() throws LifecycleException {
    tomcat = new TestTomcat(directory);
    Connector connector = tomcat.connector();
    connector.setProperty("maxThreads", Integer.toString(THREADS));
    connector.setProperty("minSpareThreads", "1");
    connector.setProperty(
        "connectionTimeout", Long.toString(TestDeadlines.HANGING.multipliedBy(2).toMillis()));
    serve("", EnumSet.of(DispatcherType.REQUEST, DispatcherType.ASYNC));
    serve("/forgotten", EnumSet.of(DispatcherType.REQUEST));
    tomcat.start();
  }

  private static void serve(String path, Set<DispatcherType> dispatchers) {
    Context context = tomcat.addContext(path);
    TestTomcat.addFilter(context, "/*", new RequestFilter(), dispatchers)
        .addInitParameter("awaits-bodies", "true");
    TestTomcat.addFilter(
        context,
        "/told/secret/*",
        (request, response, chain) ->
            ((HttpServletResponse) response).sendError(HttpServletResponse.SC_FORBIDDEN),
        dispatchers);
    Wrapper telling = Tomcat.addServlet(context, "telling", new Telling());
    context.addServletMappingDecoded("/told/*", "telling");
    telling.setAsyncSupported(path.isEmpty());
    Tomcat.addServlet(context, "error", new ErrorServlet());
    context.addServletMappingDecoded("/WEB-INF/error", "error");
    ErrorPage page = new ErrorPage();
    page.setLocation("/WEB-INF/error");
    context.addErrorPage(page);
    Tomcat.addServlet(context, "files", new Telling());
    context.addServletMappingDecoded("/", "files");
  }

  @AfterAll
  static void stop() throws LifecycleException {
    tomcat.close();
  }

  @AfterEach
  void leave() throws IOException {
    for (RawHttp client : clients) {
      client.close();
    }
  }

  /** Answers with what it was asked, and with the sum of its body. */
  private static final class Telling extends HttpServlet {
    private static final long serialVersionUID = 1L;

    @Override
    protected void service(HttpServletRequest request, HttpServletResponse response)
        throws IOException {
      String method = request.getMethod();
      if (!request.getContextPath().isEmpty()) {
        UNFILTERED.incrementAndGet();
      }
      if (method.equals("PATCH")) {
        response.sendError(HttpServletResponse.SC_NOT_FOUND, "nothing");
        return;
      }
      String form = request.getParameter("form");
      byte[] body =
          form == null ? request.getInputStream().readAllBytes() : form.getBytes(ISO_8859_1);
      response
          .getWriter()
          .print(
              String.join(
                  " ",
                  method,
                  request.getRequestURI(),
                  request.getServletPath(),
                  request.getPathInfo(),
                  request.getQueryString(),
                  sum(body)));
    }
  }

  private static String sum(byte[] body) {
    return body.length + ":" + Arrays.hashCode(body);
  }

  private RawHttp client() throws IOException {
    RawHttp client = new RawHttp(tomcat.port());
    clients.add(client);
    return client;
  }

  private static String head(String requestLine, String... headers) {
    return requestLine
        + " HTTP/1.1\r\nHost: localhost\r\n"
        + String.join("\r\n", headers)
        + "\r\n\r\n";
  }

  /** The rest is sent by nobody. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "POST /told HTTP/1.1|Host: localhost|Content-Length: 100||a",
        "POST /told HTTP/1.1|Host: localhost|Content-Length: 100||",
        "POST /told HTTP/1.1|Host: localhost|Transfer-Encoding: chunked||",
        "POST /told HTTP/1.1|Host: localhost|Transfer-Encoding: chunked||5",
        "POST /told HTTP/1.1|Host: localhost|Transfer-Encoding: chunked||5|abcde|0|",
        "POST /told HTTP/1.1|Host: localhost|Content-Length: 100|Expect: 100-continue||",
        "POST /told HTTP/1.1|Host: localhost"
            + "|Content-Type: application/x-www-form-urlencoded|Content-Length: 100||form=",
        "DELETE /told HTTP/1.1|Host: localhost|Content-Length: 100||a",
        "GET /told HTTP/1.1|Host: localhost|Content-Length: 100||a",
        "PUT /a/file HTTP/1.1|Host: localhost|Content-Length: 100||a",
        "POST /told HTTP/1.1|Host: localhost|Content-Length: 100000000||a",
        "POST /told HTTP/1.1|Host: localhost|Content-Type: text/plain;charset=x"
            + "|Content-Length: 100||a",
      })
  void holdNoThread(String begun) throws IOException {
    for (int i = 0; i < 2 * THREADS; i++) {
      client().send(begun.replace("|", "\r\n"));
    }
    RawHttp other = client();
    other.send(head("GET /told"));
    assertThat(other.receive().text()).startsWith("GET /told");
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 16 << 10, (16 << 10) + 1, LIMIT})
  void areReadWhole(int length) throws Exception {
    Random random = new Random(length);
    byte[] body = new byte[length];
    random.nextBytes(body);
    RawHttp client = client();
    for (boolean chunked : List.of(false, true)) {
      client.send(
          head("PUT /told", chunked ? "Transfer-Encoding: chunked" : "Content-Length: " + length));
      for (int begin = 0; begin < length; ) {
        int part = 1 + random.nextInt(length - begin);
        String size = chunked ? Integer.toHexString(part) + "\r\n" : "";
        client.send(size);
        Thread.sleep(random.nextInt(3)); // the network
        client.send(Arrays.copyOfRange(body, begin, begin + part));
        client.send(chunked ? "\r\n" : "");
        begin += part;
      }
      client.send(chunked ? "0\r\n\r\n" : "");
      assertThat(client.receive().text()).isEqualTo("PUT /told /told null null " + sum(body));
    }
  }

  @Test
  void areReadAsForms() throws IOException {
    RawHttp client = client();
    client.send(
        head(
            "POST /told?a=b",
            "Content-Type: application/x-www-form-urlencoded",
            "Content-Length: 8"));
    client.send("form=");
    client.send("abc");
    assertThat(client.receive().text())
        .isEqualTo("POST /told /told null a=b " + sum("abc".getBytes(ISO_8859_1)));
  }

  /** As if a thread had waited. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "/told/a%20b/c;d=e?f=%67",
        "/told/",
        "/",
        "/other%20file%25;x=y/%C3%A9?a",
        "/a%3Fb/told",
        "/told;a=b/c",
      })
  void leaveTheAddressAsItIs(String address) throws IOException {
    RawHttp client = client();
    client.send(head("POST " + address, "Transfer-Encoding: chunked"));
    client.send(Integer.toHexString(LATE.length) + "\r\n");
    client.send(LATE);
    client.send("\r\n0\r\n\r\n");
    String waitedFor = client.receive().text();
    assertThat(waitedFor).startsWith("POST").endsWith(sum(LATE));
    client.send(head("POST " + address, "Content-Length: " + LATE.length));
    client.send(LATE);
    assertThat(client.receive().text()).isEqualTo(waitedFor);
  }

  /** On a page of the application, as others; the connection goes on. */
  @ParameterizedTest
  @ValueSource(strings = {"Expect: 100-continue", "X-Other: x"})
  void areRefusedWithTheirRequests(String header) throws Exception {
    RawHttp client = client();
    for (int i = 0; i < 3; i++) {
      client.send(head("PATCH /told", header, "Content-Length: " + LATE.length));
      client.send(LATE);
      RawHttp.Answer answer = afterContinue(client);
      assertThat(answer.status()).isEqualTo(404);
      assertThat(answer.endsConnection()).isFalse();
      assertThat(answer.text().strip()).isEqualTo("404 nothing");
    }
  }

  /** Tomcat may say it more than once, as RFC 9110 allows. */
  private static RawHttp.Answer afterContinue(RawHttp client) throws IOException {
    String head = client.head();
    while (head.startsWith("HTTP/1.1 100")) {
      head = client.head();
    }
    return client.receive(head);
  }

  @ParameterizedTest
  @ValueSource(strings = {"/told/secret/a", "/told/secret", "/told/%73ecret/a;b=c"})
  void doNotKeepAFilterFromARequest(String address) throws IOException {
    RawHttp client = client();
    client.send(head("POST " + address, "Content-Length: " + LATE.length));
    client.send(LATE);
    assertThat(client.receive().status()).isEqualTo(403);
  }

  /** Tomcat allows extensions and trailers up to a size. */
  @Test
  void areRefusedInWordsWhereTheyAreMalformed() throws IOException {
    RawHttp client = client();
    client.send(head("POST /told", "Transfer-Encoding: chunked"));
    client.send("no size\r\n");
    RawHttp.Answer answer = client.receive();
    assertThat(answer.status()).isEqualTo(400);
    assertThat(answer.text()).startsWith("400 The body is malformed");
  }

  @Test
  void areRefusedWhereTheyAreTooLarge() throws IOException {
    RawHttp client = client();
    client.send(head("POST /told", "Content-Length: " + (LIMIT + 1)));
    client.send(new byte[LIMIT + 1]);
    assertThat(client.receive().status()).isEqualTo(413);
  }

  @Test
  void areRefusedWhereTheyBecomeTooLarge() throws IOException {
    RawHttp client = client();
    client.send(head("POST /told", "Transfer-Encoding: chunked"));
    client.send(Integer.toHexString(LIMIT + 1) + "\r\n");
    client.send(new byte[LIMIT + 1]);
    client.send("\r\n0\r\n\r\n");
    assertThat(client.receive().status()).isEqualTo(413);
  }

  /** The answer is complete, and the connection ends, though more is announced. */
  @Test
  void areAbandonedWhereTheyAreFarTooLarge() throws IOException {
    RawHttp client = client();
    client.send(head("POST /told", "Content-Length: 100000000"));
    client.send(new byte[DISCARDED]);
    assertThat(client.head()).startsWith("HTTP/1.1 413").contains("Connection: close");
    assertThat(client.rest()).isEqualToIgnoringNewLines("413 the body is too large");
  }

  /** Each holds memory of Tomcat's besides its own. */
  @Test
  void areAThousandAtATimeOfOneAddress() throws IOException {
    List<Socket> sockets = new ArrayList<>();
    for (int i = 0; i < 1_000 + THREADS; i++) {
      Socket socket = new Socket("127.0.0.1", tomcat.port());
      RawHttp client = new RawHttp(socket);
      clients.add(client);
      sockets.add(socket);
      client.send(head("POST /told", "Content-Length: 10"));
    }
    await().until(() -> answered(sockets).size() >= THREADS);
    List<Integer> refused = answered(sockets);
    assertThat(refused).hasSize(THREADS);
    assertThat(clients.get(refused.get(0)).receive().status()).isEqualTo(503);
    int waiting = 0;
    while (refused.contains(waiting)) {
      waiting++;
    }
    clients.get(waiting).send("0123456789");
    assertThat(clients.get(waiting).receive().status()).isEqualTo(200);
    RawHttp next = client();
    next.send(head("POST /told", "Content-Length: 10"));
    next.send("0123456789");
    assertThat(next.receive().status()).isEqualTo(200);
  }

  private static List<Integer> answered(List<Socket> sockets) throws IOException {
    List<Integer> answered = new ArrayList<>();
    for (int i = 0; i < sockets.size(); i++) {
      if (sockets.get(i).getInputStream().available() > 0) {
        answered.add(i);
      }
    }
    return answered;
  }

  /** Else nobody would have checked it. */
  @Test
  void reachNoServletWithoutTheFilter() throws IOException {
    RawHttp client = client();
    client.send(head("POST /forgotten/told", "Content-Length: " + LATE.length));
    client.send(LATE);
    assertThat(client.receive().status()).isEqualTo(500);
    assertThat(UNFILTERED).hasValue(0);
  }
}
