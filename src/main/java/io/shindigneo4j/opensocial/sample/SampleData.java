package io.shindigneo4j.opensocial.sample;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Result;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.opensocial.execution.CypherFiles;
import java.time.Instant;
import java.util.Map;
import java.util.concurrent.CompletableFuture;

/** Loads Shindig's sample data through the driver: each part of it as a whole, or not at all. */
public final class SampleData {

  private static final String LOAD = "sample/load";
  private static final String LOAD_ACTIVITIES = "sample/activities";

  /** Whose the application data are: the id in Shindig's sample activities, and in our examples. */
  private static final String APPLICATION = "1";

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
        .thenCompose(people -> people == 0 ? done(people) : loadBelongings(driver, now, people));
  }

  /** What belongs to the people, after them. */
  private static CompletableFuture<Long> loadBelongings(
      GraphDriver driver, Instant now, Long people) {
    return loadActivities(driver, now)
        .thenCompose(loaded -> AppDataSample.load(driver, APPLICATION))
        .thenCompose(loaded -> MediaSample.load(driver, now))
        .thenCompose(loaded -> SampleMessages.load(driver, now))
        .thenApply(loaded -> people);
  }

  private static CompletableFuture<Result> loadActivities(GraphDriver driver, Instant now) {
    return driver.run(
        Statement.cypher(CypherFiles.text(LOAD_ACTIVITIES))
            .with("streams", CanonicalDatabase.read(file -> SampleActivities.streams(file, now)))
            .with("now", now.toEpochMilli())
            .writing());
  }

  private static CompletableFuture<Long> done(Long people) {
    return CompletableFuture.completedFuture(people);
  }
}
