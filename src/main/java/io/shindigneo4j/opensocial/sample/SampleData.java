package io.shindigneo4j.opensocial.sample;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.opensocial.execution.CypherFiles;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;

/** Loads Shindig's sample data through the driver: as a whole, or not at all. */
public final class SampleData {

  private static final String LOAD = "sample/load";

  /** It is one large statement, which a server that has just started is slow to plan. */
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  private SampleData() {}

  /**
   * Does nothing where there are people already.
   *
   * @param now when the friendships begin and the rest comes in, since the file does not say
   * @return how many people were loaded
   */
  public static CompletableFuture<Long> loadIfEmpty(GraphDriver driver, Instant now) {
    Statement load =
        Statement.cypher(CypherFiles.text(LOAD))
            .with(CypherFiles.parameters(whatToLoad(now)))
            .writing()
            .within(PATIENCE);
    return driver
        .run(load)
        .thenApply(result -> result.first().orElseThrow().get("people", Long.class));
  }

  private static Map<String, Object> whatToLoad(Instant now) {
    Map<String, Object> all = new HashMap<>(CanonicalDatabase.read().parameters());
    all.put("streams", CanonicalDatabase.read(file -> SampleActivities.streams(file, now)));
    all.putAll(SampleAppData.parameters());
    all.putAll(SampleMedia.parameters());
    all.putAll(SampleMessages.parameters(now));
    all.put("now", now.toEpochMilli());
    return all;
  }
}
