package io.shindigneo4j.workload.load;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The progress of a load, which is stored in the graph. Each batch creates {@code (:LoadedBatch
 * {key, load})} in its own transaction, so that an interrupted load can continue. When all batches
 * are there, {@code (:LoadedNetwork {load})} replaces them. For one load.
 */
final class LoadJournal {

  private static final String CONSTRAINT = "loaded_batch";
  private static final int BATCH = 10_000;

  private final TargetGraph graph;
  private final String load;
  private final Set<String> done = new HashSet<>();

  /**
   * @param load the fingerprint of the network
   */
  LoadJournal(TargetGraph graph, String load) {
    this.graph = graph;
    this.load = load;
  }

  /**
   * Begins or continues a load.
   *
   * @return false if the graph has the whole network already
   * @throws LoadException if the graph has other people
   */
  boolean begin() {
    if (isThere("MATCH (loaded:LoadedNetwork {load: $load}) RETURN loaded.load AS found LIMIT 1")) {
      end(); // a killed load may not have done this
      return false;
    }
    graph
        .read("MATCH (batch:LoadedBatch {load: $load}) RETURN batch.key AS key", parameters())
        .forEach(found -> done.add((String) found.get("key")));
    if (done.isEmpty() && isThere("MATCH (person:Person) RETURN person.id AS found LIMIT 1")) {
      throw new LoadException("there are people in the graph already: load into an empty one");
    }
    graph.change(
        "CREATE CONSTRAINT %s IF NOT EXISTS FOR (batch:LoadedBatch) REQUIRE batch.key IS UNIQUE"
            .formatted(CONSTRAINT));
    return true;
  }

  private boolean isThere(String text) {
    return !graph.read(text, parameters()).isEmpty();
  }

  private Map<String, Object> parameters() {
    return Map.of("load", load);
  }

  private String key(String batch) {
    return load + " " + batch;
  }

  /** Whether an earlier load has written the batch. */
  boolean hasWritten(String batch) {
    return done.contains(key(batch));
  }

  /** Writes a batch exactly once, even if it is sent again. */
  void write(String batch, String text, List<?> rows) {
    graph.write(text, Map.of("key", key(batch), "load", load, "rows", rows));
  }

  /** Marks the load as complete; a second call does nothing. */
  void end() {
    graph.write("MERGE (:LoadedNetwork {load: $load})", parameters());
    while (isThere("MATCH (batch:LoadedBatch {load: $load}) RETURN batch.key AS found LIMIT 1")) {
      graph.write(
          "MATCH (batch:LoadedBatch {load: $load}) WITH batch LIMIT " + BATCH + " DELETE batch",
          parameters());
    }
    graph.change("DROP CONSTRAINT %s IF EXISTS".formatted(CONSTRAINT));
  }
}
