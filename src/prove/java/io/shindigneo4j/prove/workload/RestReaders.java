package io.shindigneo4j.prove.workload;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.prove.history.History;
import io.shindigneo4j.prove.history.Outcome;
import io.shindigneo4j.prove.history.Reply;
import io.shindigneo4j.testing.Tokens;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;

/** Clients that read a person by Shindig's REST. */
public final class RestReaders {

  /** The answer to a call that may be made again later. */
  public static final String LATER = "503 with Retry-After";

  private static final Duration LIMIT = Duration.ofSeconds(60);
  private static final long PACE_MILLIS = 20;

  private final HttpClient http =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).connectTimeout(LIMIT).build();

  private final HttpRequest request;
  private final History<String> history;

  /**
   * @param address of Shindig, with a slash at the end
   * @param observer makes the person
   */
  public RestReaders(String address, GraphDriver observer, History<String> history) {
    String person = "reader-" + System.nanoTime();
    observer.execute(Statement.cypher("CREATE (:Person {id: $id})").with("id", person).writing());
    this.history = history;
    request =
        HttpRequest.newBuilder(URI.create(address + "social/rest/people/@me/@self"))
            .timeout(LIMIT)
            .header("X-Shindig-ST", Tokens.encrypted(person))
            .build();
  }

  public Crowd.Client client(String name) {
    return () -> {
      history.record(name, "read", this::read);
      Thread.sleep(PACE_MILLIS);
    };
  }

  private Reply read() {
    try {
      HttpResponse<Void> response = http.send(request, BodyHandlers.discarding());
      if (response.statusCode() == 200) {
        return Reply.success("200");
      }
      boolean later =
          response.statusCode() == 503 && response.headers().firstValue("Retry-After").isPresent();
      return new Reply(Outcome.FAILURE, later ? LATER : String.valueOf(response.statusCode()));
    } catch (IOException e) {
      return new Reply(Outcome.FAILURE, e.toString());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return new Reply(Outcome.FAILURE, e.toString());
    }
  }
}
