package io.shindigneo4j.installation;

import io.shindigneo4j.testing.FreePort;
import io.shindigneo4j.testing.JsonPath;
import io.shindigneo4j.testing.TestDeadlines;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.awaitility.Awaitility;

/**
 * Keycloak as it is distributed, in its own process, with a realm in which Ada has an account and
 * our server is a client. Maven fetches it once; its first start takes a minute.
 */
final class Keycloak implements AutoCloseable {
  static final String CLIENT = "social";
  static final String SECRET = "the-secret-of-social-at-keycloak";
  static final String PASSWORD = "the password of Ada";

  private static final String ADMINISTRATOR = "admin";
  private static final Path SERVER =
      Path.of(System.getProperty("build.directory"), "keycloak", "server");
  private static final Duration DOWNLOADED = Duration.ofMinutes(15);
  private static final Duration STARTED = Duration.ofMinutes(15);

  private final int port = FreePort.find();
  private final HttpClient client = HttpClient.newHttpClient();
  private final ServerProcess process;

  /**
   * @param site the address of our server, without a slash at its end
   */
  Keycloak(String site) throws IOException, InterruptedException {
    Path home = home();
    Path realms = Files.createDirectories(home.resolve("data").resolve("import"));
    Files.writeString(realms.resolve("people.json"), realm(site));
    Path log = home.resolve("console.log");
    Files.deleteIfExists(log);
    process = ServerProcess.start(command(home), log);
    try {
      Awaitility.await().atMost(STARTED).pollInterval(Duration.ofMillis(500)).until(this::answers);
    } catch (RuntimeException e) {
      String text = process.log();
      close();
      throw new AssertionError("Keycloak did not come up: " + text, e);
    }
  }

  private static Path home() throws IOException, InterruptedException {
    fetch();
    try (Stream<Path> folders = Files.list(SERVER)) {
      return folders.filter(Files::isDirectory).findFirst().orElseThrow();
    }
  }

  /** Does nothing if it is there. */
  private static void fetch() throws IOException, InterruptedException {
    Path log = Files.createTempFile("keycloak", ".log");
    ProcessBuilder maven =
        new ProcessBuilder(
            Path.of(System.getProperty("maven.home"), "bin", "mvn").toString(),
            "-q",
            "-B",
            "-f",
            "src/test/keycloak/pom.xml",
            "dependency:unpack");
    if (ServerProcess.start(maven, log).awaitEnd(DOWNLOADED) != 0) {
      throw new AssertionError("Keycloak was not fetched: " + Files.readString(log));
    }
    Files.delete(log);
  }

  private ProcessBuilder command(Path home) {
    ProcessBuilder builder =
        new ProcessBuilder(
            "sh",
            home.resolve("bin").resolve("kc.sh").toString(),
            "start-dev",
            "--import-realm",
            "--db=dev-mem",
            "--http-host=127.0.0.1",
            "--http-port=" + port);
    builder.environment().keySet().removeIf(name -> name.matches("(JAVA|JDK|JRE|KC)_.*"));
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    builder.environment().put("KC_BOOTSTRAP_ADMIN_USERNAME", ADMINISTRATOR);
    builder.environment().put("KC_BOOTSTRAP_ADMIN_PASSWORD", ADMINISTRATOR);
    return builder;
  }

  private static String realm(String site) throws IOException {
    return Files.readString(Path.of("src/test/keycloak/people.json"))
        .replace("${site}", site)
        .replace("${client}", CLIENT)
        .replace("${secret}", SECRET)
        .replace("${password}", PASSWORD);
  }

  private boolean answers() throws InterruptedException {
    if (!process.isAlive()) {
      throw new AssertionError("It has ended");
    }
    try {
      return get("/realms/people/.well-known/openid-configuration").statusCode() == 200;
    } catch (IOException e) {
      return false;
    }
  }

  String issuer() {
    return address("/realms/people");
  }

  private String address(String path) {
    return "http://127.0.0.1:" + port + path;
  }

  /** Ends all sessions of Ada, as an administrator does. */
  void logOutAda() throws IOException, InterruptedException {
    String token = token();
    HttpResponse<String> found = get("/admin/realms/people/users?username=ada", bearer(token));
    String id = JsonPath.from(found.body()).getString("[0].id");
    HttpRequest request =
        request("/admin/realms/people/users/" + id + "/logout", bearer(token))
            .POST(BodyPublishers.noBody())
            .build();
    require(client.send(request, BodyHandlers.ofString()), 204);
  }

  /** How many sessions Ada has. */
  int sessionsOfAda() throws IOException, InterruptedException {
    String token = token();
    HttpResponse<String> found = get("/admin/realms/people/users?username=ada", bearer(token));
    String id = JsonPath.from(found.body()).getString("[0].id");
    String path = "/admin/realms/people/users/" + id + "/sessions";
    return JsonPath.from(get(path, bearer(token)).body()).getList("").size();
  }

  private static Map<String, String> bearer(String token) {
    return Map.of("Authorization", "Bearer " + token);
  }

  private String token() throws IOException, InterruptedException {
    String form =
        "grant_type=password&client_id=admin-cli&username=%s&password=%s"
            .formatted(ADMINISTRATOR, ADMINISTRATOR);
    HttpRequest request =
        request(
                "/realms/master/protocol/openid-connect/token",
                Map.of("Content-Type", "application/x-www-form-urlencoded"))
            .POST(BodyPublishers.ofString(form))
            .build();
    HttpResponse<String> answer = require(client.send(request, BodyHandlers.ofString()), 200);
    return JsonPath.from(answer.body()).getString("access_token");
  }

  private HttpResponse<String> get(String path, Map<String, String> headers)
      throws IOException, InterruptedException {
    return require(client.send(request(path, headers).build(), BodyHandlers.ofString()), 200);
  }

  private HttpResponse<String> get(String path) throws IOException, InterruptedException {
    return client.send(request(path, Map.of()).build(), BodyHandlers.ofString());
  }

  private HttpRequest.Builder request(String path, Map<String, String> headers) {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create(address(path))).timeout(TestDeadlines.HANGING);
    headers.forEach(request::header);
    return request;
  }

  private static HttpResponse<String> require(HttpResponse<String> answer, int status) {
    if (answer.statusCode() != status) {
      throw new AssertionError(answer.statusCode() + " " + answer.body());
    }
    return answer;
  }

  /** The script may have a Java of its own. */
  @Override
  public void close() throws InterruptedException {
    List<ProcessHandle> started = process.descendants();
    process.kill();
    started.forEach(ProcessHandle::destroyForcibly);
  }
}
