package io.shindigneo4j.prove.workload;

import io.shindigneo4j.prove.history.History;
import io.shindigneo4j.prove.history.Outcome;
import io.shindigneo4j.prove.history.Reply;
import io.shindigneo4j.testing.Tokens;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;

/** Reads a profile by REST, over and over. */
public record RestReader(
    String name, ShindigServers servers, String person, History<String> history)
    implements Crowd.Client {

  /** How an answer begins that says when to come back. */
  public static final String RETRY_LATER = "503, again in ";

  private static final int PAUSE_MILLIS = 10;

  @Override
  public void call() throws InterruptedException {
    history.record(name, person, this::read);
    Thread.sleep(PAUSE_MILLIS);
  }

  private Reply read() {
    try {
      return reply(servers.send(this::request));
    } catch (IOException e) {
      return new Reply(Outcome.FAILURE, e.toString());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return new Reply(Outcome.FAILURE, e.toString());
    }
  }

  private HttpRequest request(String address) {
    return HttpRequest.newBuilder(URI.create(address + "social/rest/people/@me/@self"))
        .timeout(ShindigServers.LIMIT)
        .header("X-Shindig-ST", Tokens.encrypted(person))
        .build();
  }

  private Reply reply(HttpResponse<String> response) {
    int status = response.statusCode();
    if (status == 200 && response.body().contains('"' + person + '"')) {
      return Reply.success(person);
    }
    return new Reply(
        Outcome.FAILURE,
        response
            .headers()
            .firstValue("Retry-After")
            .map(seconds -> status + ", again in " + seconds)
            .orElse(status + " " + response.body()));
  }
}
