package io.shindigneo4j.installation;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.TestDeadlines;
import java.io.DataInputStream;
import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** What an installed plug-in answers over HTTP, to the HTTP client of the JDK and to a socket. */
final class HttpContract {

  private static final int MANY = 200;

  private final PluggedServer server;
  private final HttpClient client = HttpClient.newHttpClient();

  private HttpContract(PluggedServer server) {
    this.server = server;
  }

  static void answersOverHttp(PluggedServer server) throws Exception {
    HttpContract contract = new HttpContract(server);
    contract.servesOperators();
    contract.letsInUsersOnly();
    contract.doesWorkForManyAtATime();
    contract.answersPipelinedRequestsInTheirOrder();
    contract.endsARequestThatIsTooLarge();
  }

  private void servesOperators() throws Exception {
    assertThat(get("/health").body())
        .matches("\\{\"status\":\"ready\",\"graph\":\"(ready|filling)\"}");
    assertThat(get("/openapi.json").body())
        .contains("/call/{procedure}")
        .doesNotContain("/call/people.get");
    HttpResponse<String> description = send(request("/openapi.json").GET().build());
    assertThat(description.body()).contains("\"/call/{procedure}\"", "\"/call/people.get\"");
    assertThat(get("/metrics").statusCode()).isEqualTo(401);
    HttpResponse<String> meters = send(request("/metrics").GET().build());
    assertThat(meters.body()).contains("shindig_neo4j_server_requests_seconds_count{");
  }

  private void letsInUsersOnly() throws Exception {
    HttpRequest stranger =
        HttpRequest.newBuilder(uri("/cypher"))
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(cypher("RETURN 1")))
            .build();
    assertThat(send(stranger).statusCode()).isEqualTo(401);
    assertThat(send(post("/cypher", cypher("CREATE (:Written)"))).statusCode()).isEqualTo(403);
    assertThat(send(post("/call/no.such", "{}")).statusCode()).isEqualTo(404);
  }

  private void doesWorkForManyAtATime() throws Exception {
    List<CompletableFuture<HttpResponse<String>>> answers = new ArrayList<>();
    for (int i = 0; i < MANY; i++) {
      HttpRequest request = post("/cypher", cypher("RETURN " + i + " AS number"));
      answers.add(client.sendAsync(request, BodyHandlers.ofString()));
    }
    for (int i = 0; i < MANY; i++) {
      String body = answers.get(i).get(2, TimeUnit.MINUTES).body();
      assertThat(body).contains("\"records\":[[" + i + "]]");
    }
  }

  private void answersPipelinedRequestsInTheirOrder() throws IOException {
    try (Socket socket = connect()) {
      StringBuilder all = new StringBuilder();
      for (int i = 0; i < MANY; i++) {
        all.append(text(cypher("RETURN " + i + " AS number")));
      }
      socket.getOutputStream().write(all.toString().getBytes(US_ASCII));
      socket.shutdownOutput();
      String answers = new String(socket.getInputStream().readAllBytes(), US_ASCII);
      assertThat(answers.split("HTTP/1.1 200 OK")).hasSize(MANY + 1);
      List<String> inOrder = new ArrayList<>();
      for (int i = 0; i < MANY; i++) {
        inOrder.add("\"records\":[[" + i + "]]");
      }
      assertThat(answers).containsSubsequence(inOrder);
    }
  }

  private void endsARequestThatIsTooLarge() throws IOException {
    try (Socket socket = connect()) {
      String head = text("").replace("Content-Length: 0", "Content-Length: 999999999");
      socket.getOutputStream().write(head.getBytes(US_ASCII));
      DataInputStream in = new DataInputStream(socket.getInputStream());
      assertThat(new String(in.readAllBytes(), US_ASCII)).startsWith("HTTP/1.1 413 ");
    }
  }

  private Socket connect() throws IOException {
    URI address = URI.create(server.pluginHttpAddress());
    Socket socket = new Socket(address.getHost(), address.getPort());
    socket.setSoTimeout(TestDeadlines.HANGING_MILLIS);
    return socket;
  }

  private static String text(String body) {
    return String.join(
        "\r\n",
        "POST /cypher HTTP/1.1",
        "Host: localhost",
        "Authorization: " + authorization(),
        "Content-Type: application/json",
        "Content-Length: " + body.length(),
        "",
        body);
  }

  private static String cypher(String text) {
    return "{\"text\":\"" + text + "\"}";
  }

  private HttpResponse<String> get(String path) throws Exception {
    return send(HttpRequest.newBuilder(uri(path)).GET().build());
  }

  private HttpRequest post(String path, String body) {
    return request(path)
        .header("Content-Type", "application/json")
        .POST(BodyPublishers.ofString(body))
        .build();
  }

  private HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(uri(path)).header("Authorization", authorization());
  }

  private static String authorization() {
    String both = Neo4jServer.USER + ":" + Neo4jServer.PASSWORD;
    return "Basic " + Base64.getEncoder().encodeToString(both.getBytes(US_ASCII));
  }

  private HttpResponse<String> send(HttpRequest request) throws Exception {
    return client.send(request, BodyHandlers.ofString());
  }

  private URI uri(String path) {
    return URI.create(server.pluginHttpAddress() + path);
  }
}
