package io.shindigneo4j.driver.cluster;

import io.shindigneo4j.driver.connection.Health;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Chooses among servers, the healthiest first. Safe for use by many threads. */
public interface LoadBalancer {

  /** A server to choose. */
  interface Candidate {

    Health health();

    /** How expensive it is to send a request there; an unhealthy server costs more than others. */
    long cost();
  }

  /** One of the candidates; null if there are none. */
  <C extends Candidate> @Nullable C choose(List<C> candidates);

  /** Chooses the server with the fewest requests in flight; equal ones take turns. */
  static LoadBalancer leastBusy() {
    return new LeastBusyBalancer();
  }

  /** Chooses one server after the other. */
  static LoadBalancer roundRobin() {
    return new RoundRobinBalancer();
  }
}
