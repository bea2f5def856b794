package io.shindigneo4j.upgrade;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import io.shindigneo4j.testing.TestDeadlines;
import io.shindigneo4j.testing.Tokens;
import io.shindigneo4j.web.launcher.Browser;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;

/**
 * Calls a Shindig.
 *
 * @param address without a slash at its end
 * @param key of security tokens
 */
record ShindigClient(String address, String key) {

  static final String REST = "/social/rest";

  private static final String RPC = "/social/rpc";
  private static final HttpClient HTTP =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

  /** By REST, for a viewer through an application. */
  Reply get(String path, String viewer, String application)
      throws IOException, InterruptedException {
    return send(request(REST + path, viewer, application));
  }

  /** By REST, for whoever the header {@code Authorization} stands for. */
  Reply getAuthorized(String path, String authorization) throws IOException, InterruptedException {
    return send(request(REST + path).header("Authorization", authorization));
  }

  /** By JSON-RPC, for a viewer through an application. */
  Reply call(String method, JsonNode parameters, String viewer, String application)
      throws IOException, InterruptedException {
    JsonNode body =
        JsonNodeFactory.instance
            .objectNode()
            .put("method", method)
            .put("id", "q")
            .set("params", parameters);
    return send(request(RPC, viewer, application).POST(BodyPublishers.ofString(body.toString())));
  }

  /** In a browser of a person who signs in first. */
  Reply visit(String path, String person) throws Exception {
    Browser browser = new Browser(address).signIn(person);
    return reply(browser.get(path, "Accept", "application/json"));
  }

  private HttpRequest.Builder request(String path, String viewer, String application) {
    return request(path).header("X-Shindig-ST", Tokens.encrypted(key, viewer, viewer, application));
  }

  private HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(URI.create(address + path))
        .timeout(TestDeadlines.HANGING)
        .header("Content-Type", "application/json");
  }

  private static Reply send(HttpRequest.Builder request) throws IOException, InterruptedException {
    return reply(HTTP.send(request.build(), BodyHandlers.ofString()));
  }

  private static Reply reply(HttpResponse<String> answer) {
    return new Reply(answer.statusCode(), body(answer));
  }

  /** Of a refusal the status alone: its words, and whether they are JSON, may change. */
  private static JsonNode body(HttpResponse<String> answer) {
    return CanonicalJson.read(
        answer.statusCode() < 400 ? answer.body() : Integer.toString(answer.statusCode()));
  }
}
