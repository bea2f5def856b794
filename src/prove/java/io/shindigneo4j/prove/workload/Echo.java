package io.shindigneo4j.prove.workload;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Result;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.driver.TransactionOptions;
import io.shindigneo4j.prove.checker.Anomaly;
import io.shindigneo4j.prove.checker.Anomaly.Kind;
import io.shindigneo4j.prove.history.Event;
import io.shindigneo4j.prove.history.History;
import io.shindigneo4j.prove.history.Outcome;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Calls that get back what they send, each within a timeout.
 *
 * @param padding characters besides the token
 * @param managed each in a transaction that the driver repeats
 */
public record Echo(GraphDriver driver, Duration timeout, int padding, boolean managed) {

  private static final Statement ECHO = Statement.cypher("RETURN $token AS token, $padding AS p");
  private static final double TOLERANCE = 1.1;
  private static final long AFTER_FAILURE_MILLIS = 20;

  /** A client that calls until so many calls were made by all clients together. */
  public Crowd.Client client(String name, History<String> history, AtomicInteger left) {
    return () -> {
      int number = left.getAndDecrement();
      if (number > 0) {
        String token = history.seed() + "." + number;
        Event<String> event =
            history.record(name, token, () -> DriverReplies.of(() -> answer(token), false));
        if (!event.is(Outcome.SUCCESS)) {
          Thread.sleep(AFTER_FAILURE_MILLIS);
        }
      }
    };
  }

  private String answer(String token) {
    Statement statement =
        ECHO.with("token", token).with("padding", "x".repeat(padding)).within(timeout);
    Result result =
        managed
            ? driver.transact(
                TransactionOptions.reading().within(timeout),
                transaction -> transaction.run(statement))
            : driver.execute(statement);
    return result.first().orElseThrow().get("token", String.class);
  }

  /** Answers to other questions, and calls that took longer than the timeout and a tenth. */
  public List<Anomaly> check(List<Event<String>> events) {
    List<Anomaly> anomalies = new ArrayList<>();
    double longest = timeout.toNanos() * TOLERANCE;
    for (Event<String> event : events) {
      if (event.is(Outcome.SUCCESS) && !event.answer().equals(event.action())) {
        anomalies.add(
            new Anomaly(Kind.CROSSED, event.action() + " was answered with " + event.answer()));
      }
      if (event.end() - event.begin() > longest) {
        anomalies.add(
            new Anomaly(
                Kind.LATE,
                "%s took %d ms of %d"
                    .formatted(
                        event.action(),
                        (event.end() - event.begin()) / 1_000_000,
                        timeout.toMillis())));
      }
    }
    return anomalies;
  }
}
