package io.shindigneo4j.prove.workload;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.shindigneo4j.prove.history.Outcome;
import io.shindigneo4j.prove.history.Reply;
import io.shindigneo4j.testing.Tokens;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Calls Shindig's JSON-RPC as the person who writes. Safe for use by many threads. */
final class LiveCalls {

  private static final int CLIENT_ERRORS = 400;
  private static final int SERVER_ERRORS = 500;
  private static final int REFUSED_MILLIS = 300;
  private static final ObjectMapper JSON = new ObjectMapper();

  private final URI address;
  private final Map<String, String> tokens = new ConcurrentHashMap<>();
  private final HttpClient http =
      HttpClient.newBuilder()
          .version(HttpClient.Version.HTTP_1_1)
          .connectTimeout(ShindigServers.LIMIT)
          .build();

  LiveCalls(String shindig) {
    address = URI.create(shindig + "social/rpc");
  }

  Reply perform(LiveWrite write) {
    try {
      Reply reply = reply(http.send(request(write), BodyHandlers.ofString()));
      if (reply.outcome() == Outcome.UNKNOWN) {
        Thread.sleep(REFUSED_MILLIS);
      }
      return reply;
    } catch (IOException e) {
      pause();
      return new Reply(Outcome.UNKNOWN, e.toString());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return new Reply(Outcome.UNKNOWN, e.toString());
    }
  }

  private static void pause() {
    try {
      Thread.sleep(REFUSED_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private HttpRequest request(LiveWrite write) throws JsonProcessingException {
    Map<String, Object> parameters = new HashMap<>(parameters(write));
    String method = (String) parameters.remove("method");
    parameters.putIfAbsent("userId", "@me");
    Map<String, Object> call = Map.of("method", method, "params", parameters);
    return HttpRequest.newBuilder(address)
        .timeout(ShindigServers.LIMIT)
        .header("Content-Type", "application/json")
        .header("X-Shindig-ST", tokens.computeIfAbsent(write.person(), Tokens::encrypted))
        .POST(BodyPublishers.ofString(JSON.writeValueAsString(call)))
        .build();
  }

  private static Map<String, Object> parameters(LiveWrite write) {
    return switch (write.kind()) {
      case POST ->
          Map.of(
              "method",
              "activitystreams.create",
              "groupId",
              "@self",
              "activity",
              Map.of("title", write.token(), "verb", "post"));
      case MESSAGE ->
          Map.of(
              "method",
              "messages.create",
              "msgCollId",
              "@outbox",
              "entity",
              Map.of("recipients", List.of(write.other()), "title", write.token(), "body", "b"));
      case REQUEST -> Map.of("method", "friendships.request", "personId", write.other());
      case JOIN -> Map.of("method", "groups.join", "groupId", write.other());
      case ENDORSE ->
          Map.of("method", "skills.endorse", "userId", write.other(), "skill", write.token());
    };
  }

  private static Reply reply(HttpResponse<String> response) throws JsonProcessingException {
    int status = response.statusCode();
    if (status != 200) {
      boolean refused = status >= CLIENT_ERRORS && status < SERVER_ERRORS;
      return new Reply(refused ? Outcome.FAILURE : Outcome.UNKNOWN, status + response.body());
    }
    JsonNode error = JSON.readTree(response.body()).path("error");
    if (error.isMissingNode()) {
      return Reply.success("");
    }
    int code = error.path("code").asInt();
    boolean refused = code >= CLIENT_ERRORS && code < SERVER_ERRORS;
    return new Reply(refused ? Outcome.FAILURE : Outcome.UNKNOWN, error.toString());
  }
}
