package io.shindigneo4j.prove.workload;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.shindigneo4j.prove.history.Outcome;
import io.shindigneo4j.prove.history.Reply;
import io.shindigneo4j.prove.workload.SocialWrite.Kind;
import io.shindigneo4j.prove.workload.SocialWrite.Repetition;
import io.shindigneo4j.testing.Tokens;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Calls Shindig's REST as the person who does it. */
final class RestClient implements SocialClient {

  /** What the answers of a server begin with that fails otherwise than it should. */
  static final String UNEXPECTED = "unexpected ";

  private static final String RETRY_AFTER = "Retry-After";
  private static final ObjectMapper JSON = new ObjectMapper();
  private final ShindigServers servers;
  private final Map<String, String> tokens = new ConcurrentHashMap<>();

  RestClient(ShindigServers servers) {
    this.servers = servers;
  }

  @Override
  public String name() {
    return servers.client();
  }

  @Override
  public Set<Kind> kinds() {
    return EnumSet.of(
        Kind.MESSAGE, Kind.ACTIVITY, Kind.FRIENDSHIP, Kind.APP_DATA, Kind.GROUP, Kind.READ);
  }

  @Override
  public Reply perform(SocialWrite write, int attempt) {
    try {
      return reply(write, servers.send(address -> request(address, write)));
    } catch (IOException e) {
      return new Reply(Outcome.UNKNOWN, e.toString());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return new Reply(Outcome.UNKNOWN, e.toString());
    }
  }

  private HttpRequest request(String address, SocialWrite write) {
    return switch (write.kind()) {
      case MESSAGE ->
          post(
              address,
              write,
              "messages/@me/@outbox",
              Map.of("title", write.token(), "body", write.body(), "recipients", write.others()));
      case ACTIVITY ->
          post(
              address,
              write,
              "activitystreams/@me/@self",
              Map.of("title", write.token(), "verb", "post"));
      case FRIENDSHIP ->
          post(address, write, "people/@me/@friends", Map.of("id", write.others().get(0)));
      case APP_DATA ->
          post(address, write, "appdata/@me/@self/1", Map.of(write.token(), write.token()));
      case GROUP -> post(address, write, "groups/@me", Map.of("title", write.token()));
      case READ ->
          builder(address, write, "appdata/@me/@self/1?fields=" + write.token()).GET().build();
      case MARKS, SURROUNDING, REMOVAL -> throw new IllegalArgumentException(write.toString());
    };
  }

  private HttpRequest post(
      String address, SocialWrite write, String path, Map<String, Object> body) {
    String query = write.repetition() == Repetition.NONE ? "" : "?requestId=" + write.token();
    try {
      return builder(address, write, path + query)
          .POST(BodyPublishers.ofString(JSON.writeValueAsString(body)))
          .build();
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException(e);
    }
  }

  private HttpRequest.Builder builder(String address, SocialWrite write, String path) {
    return HttpRequest.newBuilder(URI.create(address + "social/rest/" + path))
        .timeout(ShindigServers.LIMIT)
        .header("Content-Type", "application/json")
        .header("X-Shindig-ST", tokens.computeIfAbsent(write.person(), id -> Tokens.encrypted(id)));
  }

  /** Of 503, nothing is known but that the call may be made again: Retry-After says when. */
  private static Reply reply(SocialWrite write, HttpResponse<String> response)
      throws JsonProcessingException {
    int status = response.statusCode();
    if (status == 200) {
      return Reply.success(answer(write, JSON.readTree(response.body())));
    }
    String answer = status + " " + response.body();
    if (status >= 500) {
      boolean retryable = status == 503 && response.headers().firstValue(RETRY_AFTER).isPresent();
      return new Reply(Outcome.UNKNOWN, retryable ? answer : UNEXPECTED + answer);
    }
    return new Reply(Outcome.FAILURE, answer);
  }

  private static String answer(SocialWrite write, JsonNode body) {
    return switch (write.kind()) {
      case READ -> body.path("entry").path(write.person()).path(write.token()).asText("no value");
      case ACTIVITY, GROUP -> body.path("entry").path("title").asText("no title");
      case MESSAGE -> body.path("entry").path("id").isTextual() ? write.token() : "no id";
      default -> write.token();
    };
  }

  @Override
  public void close() {
    // its connections end with it
  }
}
