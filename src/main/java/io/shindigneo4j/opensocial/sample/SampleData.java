package io.shindigneo4j.opensocial.sample;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.opensocial.execution.CypherFiles;
import java.time.Instant;
import java.util.Map;
import java.util.concurrent.CompletableFuture;

/** Loads Shindig's sample data through the driver: each part of it as a whole, or not at all. */
public final class SampleData {

  private static final String LOAD = "sample/load";
  private static final String LOAD_ACTIVITIES = "sample/activities";

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
        .thenCompose(people -> withActivities(driver, now, people));
  }

  private static CompletableFuture<Long> withActivities(
      GraphDriver driver, Instant now, long people) {
    if (people == 0) {
      return CompletableFuture.completedFuture(people);
    }
    Statement load =
        Statement.cypher(CypherFiles.text(LOAD_ACTIVITIES))
            .with("streams", CanonicalDatabase.activityStreams(now))
            .with("now", now.toEpochMilli())
            .writing();
    return driver.run(load).thenApply(result -> people);
  }
}
