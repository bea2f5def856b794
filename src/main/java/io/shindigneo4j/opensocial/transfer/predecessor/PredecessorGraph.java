package io.shindigneo4j.opensocial.transfer.predecessor;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.ResultStream;
import io.shindigneo4j.driver.Statement;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.function.Consumer;

/** Reads the graph, by the Cypher files of the resources. */
final class PredecessorGraph {

  /** What is read is written meanwhile. */
  private static final Duration TIMEOUT = Duration.ofHours(12);

  private final GraphDriver driver;

  PredecessorGraph(GraphDriver driver) {
    this.driver = driver;
  }

  /** Gives the rows of the file of that name. */
  void each(String name, Consumer<PredecessorRow> consumer) {
    try (ResultStream rows = driver.stream(Statement.cypher(text(name)).within(TIMEOUT))) {
      while (rows.hasNext()) {
        consumer.accept(new PredecessorRow(rows.next()));
      }
    }
  }

  private static String text(String name) {
    try (InputStream file = PredecessorGraph.class.getResourceAsStream(name + ".cypher")) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
