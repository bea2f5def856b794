package io.shindigneo4j.prove.workload;

import io.shindigneo4j.driver.GraphDriver;
import java.net.URI;
import java.time.Duration;

/** The database that clients write to. */
public interface Database {

  /** The usual call timeout of the clients' drivers. */
  Duration CALL_TIMEOUT = Duration.ofSeconds(10);

  /** A driver of one client; faults may befall its connections. */
  OpenDriver open(DriverForm form);

  /** A driver to look at the graph, which no fault of a link reaches. */
  GraphDriver observer();

  /** The address that tells whether the graph is in memory. */
  URI health();

  /** A driver and what belongs to it. */
  interface OpenDriver extends AutoCloseable {

    GraphDriver driver();

    @Override
    void close();
  }
}
