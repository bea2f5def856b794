package io.shindigneo4j.installation;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.hash.Hashing;
import com.google.common.io.BaseEncoding;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.shindigneo4j.testing.TestDeadlines;
import io.shindigneo4j.testing.Tokens;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The rows of {@code attacks.txt}. The database is down since the start of Tomcat. */
@DisplayName("The WAR in Tomcat, attacked by a stranger,")
@ExtendWith(SharedNeo4j.class)
@TestInstance(Lifecycle.PER_CLASS)
@Timeout(TestDeadlines.TEST_SECONDS)
class AttacksIT {
  private static final String GADGET =
      "<Module><ModulePrefs title='g'/><Content><![CDATA[hello]]></Content></Module>";

  /** As many and as large entities as the parser lets pass by itself. */
  private static final String LAUGHS =
      "<!DOCTYPE Module [<!ENTITY a '"
          + "ha".repeat(1_000)
          + "'><!ENTITY b '"
          + "&a;".repeat(1_000)
          + "'><!ENTITY c '"
          + "&b;".repeat(20)
          + "'>]><Module><ModulePrefs title='g'/><Content>&c;</Content></Module>";

  /** Levels, of which JSON and XML may have one less. */
  private static final int TOO_DEEP = 101;

  /** Gadgets of a megabyte and its tree each. */
  private static final int KEPT = 40;

  /** More than half of what a response may have. */
  private static final int HALF = 3 << 20;

  private static final String REPEAT =
      "<os:Repeat expression=\"${osx:parseJson('[1" + ",1".repeat(59) + "]')}\">";
  private static final String REPEATS =
      "<Module><ModulePrefs title='g'><Require feature='opensocial-templates'>"
          + "<Param name='process-on-server'>true</Param></Require></ModulePrefs>"
          + "<Content><![CDATA[<script type='text/os-template'"
          + " xmlns:os='http://ns.opensocial.org/2008/markup'>"
          + REPEAT.repeat(4)
          + "<b>hello</b>"
          + "</os:Repeat>".repeat(4)
          + "</script>]]></Content></Module>";

  /** The gadgets whose hosts the rows name. */
  private static final List<String> GADGETS =
      List.of(
          "gadget",
          "doctype",
          "attributes",
          "deep",
          "placeholders",
          "preference",
          "laughs",
          "large",
          "markup",
          "views",
          "features",
          "copies",
          "nested",
          "levels",
          "messages",
          "expression",
          "script",
          "data",
          "preferred",
          "repeat",
          "preloads",
          "site");

  private final AtomicInteger counted = new AtomicInteger();
  private final ExecutorService threads = Executors.newCachedThreadPool();
  private HttpServer outside;
  private StockTomcat tomcat;
  private JvmBeans beans;
  private Map<String, String> values;

  @BeforeAll
  void start(PluggedServer neo4j) throws Exception {
    outside = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
    outside.setExecutor(threads);
    outside.createContext("/", this::answer);
    outside.start();
    int port = outside.getAddress().getPort();
    values = values(port);
    tomcat =
        StockTomcat.startBeforeOutage(
            neo4j,
            Map.of(
                "SHINDIG_NEO4J_CALL_TIMEOUT",
                "PT1S",
                "SHINDIG_NEO4J_HOSTS",
                "127.0.0.1, gadgets.localhost.example",
                "SHINDIG_NEO4J_GADGET_HOST",
                "*.gadgets.localhost",
                "SHINDIG_NEO4J_CONTAINER_ORIGINS",
                "http://127.0.0.1",
                "SHINDIG_NEO4J_FETCH_CACHE",
                "1048576",
                "SHINDIG_NEO4J_GADGET_CACHE",
                "8388608",
                "SHINDIG_NEO4J_INTERNAL_HOSTS",
                "localhost:" + port),
            folder -> {});
    beans = tomcat.beans();
    sendForged();
  }

  /** Before others: the log has each kind of line of Shindig's once in ten seconds. */
  private void sendForged() throws Exception {
    for (Attack attack : Attack.all()) {
      if (attack.body().contains("\\nFORGED")) {
        send(attack);
      }
    }
  }

  private static Map<String, String> values(int port) {
    String server = "http://localhost:" + port;
    Map<String, String> values = new HashMap<>();
    values.put("gadgets", "{\"url\":\"http://a.example/\"},".repeat(101));
    values.put("ids", "\"http://a.example/\",".repeat(101));
    values.put("fetches", "{\"method\":\"http.get\",\"params\":{\"href\":\"a\"}},".repeat(8));
    values.put(
        "halves",
        ("{\"method\":\"http.get\",\"params\":{\"href\":\"" + server + "/half\"}},").repeat(7));
    values.put("values", "{},".repeat(1_000_000));
    values.put(
        "parts", "--x\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\n\r\n".repeat(60_000));
    values.put("deepArray", "[".repeat(TOO_DEEP) + "]".repeat(TOO_DEEP));
    values.put("deepObject", "{\"a\":".repeat(TOO_DEEP) + "1" + "}".repeat(TOO_DEEP));
    values.put(
        "deepPerson",
        "<person>" + "<a>".repeat(TOO_DEEP - 1) + "</a>".repeat(TOO_DEEP - 1) + "</person>");
    values.put("blanks", " ".repeat(2_400));
    values.put("manyBlanks", " ".repeat(7_000));
    values.put("endOfLine", "\u0085");
    values.put("long", "a".repeat(7_000));
    values.put("longer", "a".repeat(40_000));
    values.put("dots", ".".repeat(130_000));
    values.put("inside", "http://127.0.0.1:" + port);
    values.put("outside", server);
    values.put("token", Tokens.encrypted("jane", "jane", "http://app.example.org/gadget.xml"));
    values.put("nobody", Tokens.encrypted("-1"));
    values.put("rawHost", host("http://localhost/raw.xml"));
    GADGETS.forEach(name -> values.put(name + "Host", host(server + "/" + name + ".xml")));
    return values;
  }

  /** The gadget's own host. */
  private static String host(String gadget) {
    byte[] hash = Hashing.sha256().hashString(gadget, StandardCharsets.UTF_8).asBytes();
    return BaseEncoding.base32().lowerCase().omitPadding().encode(hash, 0, 20)
        + ".gadgets.localhost";
  }

  @AfterAll
  void stop() throws Exception {
    try {
      assertSurvived();
    } finally {
      beans.close();
      tomcat.close();
      outside.stop(0);
      threads.shutdownNow();
    }
  }

  private void assertSurvived() throws Exception {
    assertThat(tomcat.log())
        .doesNotContain("OutOfMemoryError", "StackOverflowError")
        .contains("<U+000A>FORGED")
        .doesNotContainPattern("(?m)^FORGED")
        .hasSizeLessThan(1 << 20);
  }

  static List<Attack> attacks() {
    return Attack.all();
  }

  @ParameterizedTest
  @MethodSource("attacks")
  @DisplayName("answers")
  void answers(Attack attack) throws Exception {
    long allocated = allocatedAtRest();
    long begin = System.nanoTime();
    List<String> answer = send(attack);
    Duration time = Duration.ofNanos(System.nanoTime() - begin);
    assertThat(status(answer)).as("%s", answer).isIn(attack.statuses());
    assertThat(String.join("\n", answer))
        .doesNotContain("\tat ", "Exception", "org.apache.", "java.lang.", "Apache Tomcat");
    assertThat(answer).anyMatch("X-Content-Type-Options: nosniff"::equalsIgnoreCase);
    if (status(answer) == 400) {
      assertThat(answer.get(answer.size() - 1)).as("the reason").isNotBlank();
    }
    if (attack.target().startsWith("/gadgets/ifr") && status(answer) >= 400) {
      assertThat(answer).anyMatch(line -> line.startsWith("Content-Type: text/plain"));
    }
    assertThat(time).isLessThan(Duration.ofSeconds(attack.seconds()).multipliedBy(10));
    assertThat((beans.allocatedBytes() - allocated) >> 20)
        .as("MiB allocated")
        .isLessThanOrEqualTo(attack.megabytes());
  }

  /** All that was allocated, once what others have left behind allocates no more. */
  private long allocatedAtRest() throws Exception {
    AtomicLong last = new AtomicLong(beans.allocatedBytes());
    TestDeadlines.await()
        .until(
            () -> {
              long now = beans.allocatedBytes();
              return now - last.getAndSet(now) < 1 << 20;
            });
    return last.get();
  }

  static List<Attack> refusedInJson() {
    return attacks().stream()
        .filter(attack -> attack.target().equals("/social/rpc"))
        .filter(attack -> attack.statuses().contains(200) && attack.body().startsWith("{"))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("refusedInJson")
  @DisplayName("says in JSON what it refuses")
  void refusesInJson(Attack attack) throws Exception {
    assertThat(send(attack))
        .last()
        .asString()
        .contains("\"error\"")
        .contains(reason(attack.body()));
  }

  private static String[] reason(String body) {
    if (body.contains("nosuch")) {
      return new String[] {"400", "There is no container of this name"};
    } else if (body.contains("{dots}")) {
      return new String[] {"400", "dots"};
    } else if (body.contains("FORGED")) {
      return new String[] {"501", "is not implemented"};
    }
    return new String[] {"406", "deeper than 100"};
  }

  @Test
  @DisplayName("answers the calls of a batch with the bytes of one response")
  void sharesBytes() throws Exception {
    Attack halves =
        attacks().stream()
            .filter(attack -> attack.body().contains("{halves}"))
            .findFirst()
            .orElseThrow();
    assertThat(String.join("", send(halves)).length()).isBetween(HALF, 2 * HALF);
  }

  @Test
  @DisplayName("keeps no more of large gadgets than its caches may")
  void keepsLittle() throws Exception {
    long before = beans.bytesInUse();
    for (int i = 0; i < KEPT; i++) {
      String gadget = values.get("outside") + "/kept.xml?" + i;
      Attack request = Attack.get("/gadgets/ifr?url=" + gadget, "Host: " + host(gadget));
      assertThat(status(send(request))).isEqualTo(200);
    }
    assertThat((beans.bytesInUse() - before) >> 20).as("MiB").isLessThan(KEPT);
  }

  @Test
  @DisplayName("fetches nothing that a gadget asks for before a viewer does")
  void fetchesNothing() throws Exception {
    Attack preloads =
        attacks().stream()
            .filter(attack -> attack.target().contains("/preloads.xml"))
            .findFirst()
            .orElseThrow();
    List<String> answer = send(preloads);
    assertThat(status(answer)).as("%s", answer).isEqualTo(200);
    assertThat(counted).hasValue(0);
  }

  private List<String> send(Attack attack) throws IOException {
    URI address = URI.create(tomcat.address());
    try (Socket socket = new Socket(address.getHost(), address.getPort())) {
      socket.setSoTimeout(TestDeadlines.HANGING_MILLIS);
      byte[] request = attack.bytes(address.getAuthority(), values);
      threads.execute(() -> write(socket, request));
      return read(socket);
    }
  }

  /** The server may end the connection before it has read everything. */
  private static void write(Socket socket, byte[] request) {
    try {
      socket.getOutputStream().write(request);
    } catch (IOException e) {
      // the answer tells why
    }
  }

  /** The lines that came before the connection ended. */
  private static List<String> read(Socket socket) throws IOException {
    List<String> lines = new ArrayList<>();
    BufferedReader reader =
        new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
    try {
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        lines.add(line);
      }
    } catch (IOException e) {
      if (lines.isEmpty()) {
        throw e;
      }
    }
    return lines;
  }

  private static int status(List<String> answer) {
    assertThat(answer).withFailMessage("there was no answer").isNotEmpty();
    return Integer.parseInt(answer.get(0).split(" ", 3)[1]);
  }

  private void answer(HttpExchange exchange) throws IOException {
    try (exchange;
        OutputStream body = exchange.getResponseBody()) {
      switch (exchange.getRequestURI().getPath()) {
        case "/gadget.xml" -> send(exchange, body, gadget("hello"));
        case "/doctype.xml" ->
            send(exchange, body, ("<!DOCTYPE Module>" + GADGET).getBytes(StandardCharsets.UTF_8));
        case "/attributes.xml" -> send(exchange, body, attributes());
        case "/deep.xml" -> send(exchange, body, gadget("<b></i>".repeat(20_000)));
        case "/laughs.xml" -> send(exchange, body, LAUGHS.getBytes(StandardCharsets.UTF_8));
        case "/placeholders.xml" -> send(exchange, body, gadget("__UP_x__".repeat(2_001)));
        case "/preference.xml" ->
            send(
                exchange,
                body,
                ("<Module><ModulePrefs title='g'/><UserPref name='x'/>"
                        + "<Content>__UP_x__</Content></Module>")
                    .getBytes(StandardCharsets.UTF_8));
        case "/large.xml" ->
            send(exchange, body, preferences(" a='" + "a".repeat(1_100_000) + "'", ""));
        case "/markup.xml" -> send(exchange, body, preferences("", "<a/>".repeat(200_000)));
        case "/views.xml" ->
            send(exchange, body, views(names(1_000), "<![CDATA[" + "a".repeat(900_000) + "]]>"));
        case "/features.xml" ->
            send(
                exchange,
                body,
                preferences(
                    "",
                    "<Require feature='"
                        + "a".repeat(900_000)
                        + "' views='"
                        + names(1_000)
                        + "'/>"));
        case "/copies.xml" -> send(exchange, body, views(names(100), "__UP_x__".repeat(1_000)));
        case "/nested.xml" ->
            send(
                exchange,
                body,
                preferences(
                    "",
                    "<Locale>"
                        + "<msg name='a'>".repeat(90)
                        + "a".repeat(900_000)
                        + "</msg>".repeat(90)
                        + "</Locale>"));
        case "/levels.xml" ->
            send(exchange, body, views("a", "<a>".repeat(9_000) + "</a>".repeat(9_000)));
        case "/messages.xml" ->
            send(exchange, body, preferences("", "<Locale messages='/messages'/>"));
        case "/messages" ->
            send(
                exchange,
                body,
                ("<a>" + "a".repeat(300_000) + "</a>").getBytes(StandardCharsets.UTF_8));
        case "/expression.xml" -> send(exchange, body, expression("-".repeat(10_000)));
        case "/script.xml" -> send(exchange, body, page("javascript://a/%0aalert(1)"));
        case "/data.xml" -> send(exchange, body, page("data:text/html,hello"));
        case "/preferred.xml" -> send(exchange, body, page("__UP_x__"));
        case "/site.xml" -> send(exchange, body, site(exchange.getLocalAddress().getPort()));
        case "/kept.xml" ->
            send(exchange, body, preferences("", "<a/>".repeat(100) + "a".repeat(900_000)));
        case "/deep.json" ->
            send(exchange, body, "[".repeat(1_000_000).getBytes(StandardCharsets.UTF_8));
        case "/repeat.xml" -> send(exchange, body, REPEATS.getBytes(StandardCharsets.UTF_8));
        case "/preloads.xml" ->
            send(exchange, body, preloads(exchange.getLocalAddress().getPort()));
        case "/counted" -> {
          counted.incrementAndGet();
          send(exchange, body, "{}".getBytes(StandardCharsets.UTF_8));
        }
        case "/half" -> send(exchange, body, "a".repeat(HALF).getBytes(StandardCharsets.UTF_8));
        case "/announced" -> {
          exchange.sendResponseHeaders(200, 2_000_000_000L);
          exchange.getResponseBody().flush(); // newer JDKs send the headers only then
        }
        case "/bomb" -> {
          exchange.getResponseHeaders().add("Content-Encoding", "gzip");
          send(exchange, body, bomb());
        }
        default -> send(exchange, body, "page".getBytes(StandardCharsets.UTF_8));
      }
    }
  }

  private static void send(HttpExchange exchange, OutputStream body, byte[] bytes)
      throws IOException {
    exchange.sendResponseHeaders(200, bytes.length);
    body.write(bytes);
  }

  private static byte[] gadget(String content) {
    return GADGET.replace("hello", content).getBytes(StandardCharsets.UTF_8);
  }

  private static byte[] expression(String operators) {
    return ("<Module><ModulePrefs title='g'/><Content href='http://localhost/'"
            + " xmlns:os='http://ns.opensocial.org/2008/markup'><os:HttpRequest key='a' href='${"
            + operators
            + "a}'/></Content></Module>")
        .getBytes(StandardCharsets.UTF_8);
  }

  /** A gadget that is a page of another site. */
  private static byte[] page(String address) {
    return ("<Module><ModulePrefs title='g'/><UserPref name='x'/><Content type='url' href='"
            + address
            + "'/></Module>")
        .getBytes(StandardCharsets.UTF_8);
  }

  /** A gadget with a page of another site in its own origin. */
  private static byte[] site(int port) {
    return ("<Module><ModulePrefs title='g'/><Content href='http://localhost:"
            + port
            + "/page'/></Module>")
        .getBytes(StandardCharsets.UTF_8);
  }

  /** A gadget with these preferences. */
  private static byte[] preferences(String attributes, String elements) {
    return GADGET
        .replace(" title='g'/>", " title='g'" + attributes + ">" + elements + "</ModulePrefs>")
        .getBytes(StandardCharsets.UTF_8);
  }

  /** A gadget with the same content in several views. */
  private static byte[] views(String names, String content) {
    return ("<Module><ModulePrefs title='g'/><UserPref name='x'/><Content view='default,"
            + names
            + "'>"
            + content
            + "</Content></Module>")
        .getBytes(StandardCharsets.UTF_8);
  }

  private static String names(int count) {
    return IntStream.range(0, count).mapToObj(i -> "v" + i).collect(Collectors.joining(","));
  }

  private static byte[] preloads(int port) {
    String href = "http://localhost:" + port + "/counted";
    return ("<Module><ModulePrefs title='g'><Require feature='opensocial-data'/>"
            + ("<Preload href='" + href + "'/>").repeat(100)
            + "</ModulePrefs><Content><![CDATA[<script type='text/os-data'"
            + " xmlns:os='http://ns.opensocial.org/2008/markup'><os:HttpRequest key='a' href='"
            + href
            + "' method='POST' params='a=b'/></script>hello]]></Content></Module>")
        .getBytes(StandardCharsets.UTF_8);
  }

  private static byte[] attributes() {
    StringBuilder html = new StringBuilder("<b");
    for (int i = 0; i < 30_000; i++) {
      html.append(" a").append(i);
    }
    return gadget(html.append('>').toString());
  }

  private static byte[] bomb() throws IOException {
    ByteArrayOutputStream target = new ByteArrayOutputStream();
    try (GZIPOutputStream gzip = new GZIPOutputStream(target)) {
      for (int i = 0; i < 500; i++) {
        gzip.write(new byte[1 << 20]);
      }
    }
    return target.toByteArray();
  }
}
