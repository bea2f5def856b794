package io.shindigneo4j.opensocial.sample;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.opensocial.execution.CypherFiles;
import java.time.Instant;
import java.util.Map;
import java.util.concurrent.CompletableFuture;

/** Loads Shindig's sample data through the driver. */
public final class SampleData {

  private static final String LOAD = "sample/load";

  private SampleData() {}

  /**
   * Does nothing where there are people already.
   *
   * @param now when the friendships begin, since the file does not say
   * @return how many people were loaded
   */
  public static CompletableFuture<Long> loadIfEmpty(GraphDriver driver, Instant now) {
    CanonicalDatabase data = CanonicalDatabase.read();
    Statement load =
        Statement.cypher(CypherFiles.text(LOAD))
            .with(
                Map.of(
                    "people", data.people(),
                    "friendships", data.friendships(),
                    "groups", data.groups(),
                    "memberships", data.memberships(),
                    "now", now.toEpochMilli()))
            .writing();
    return driver
        .run(load)
        .thenApply(result -> result.first().orElseThrow().get("people", Long.class))
        .thenCompose(people -> withMessages(driver, now, people));
  }

  private static CompletableFuture<Long> withMessages(
      GraphDriver driver, Instant now, long people) {
    return people == 0
        ? CompletableFuture.completedFuture(people)
        : SampleMessages.load(driver, now).thenApply(done -> people);
  }
}
