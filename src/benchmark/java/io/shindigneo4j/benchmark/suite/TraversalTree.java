package io.shindigneo4j.benchmark.suite;

import static org.awaitility.Awaitility.await;

import io.shindigneo4j.benchmark.measurement.SelfTimedResult;
import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.ResultRecord;
import io.shindigneo4j.driver.Statement;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** The tree of the traversal pack on a server. */
final class TraversalTree {

  private static final Duration PATIENCE = Duration.ofMinutes(10);
  private static final Duration REMEMBERED = Duration.ofMinutes(1);

  private final GraphDriver driver;

  TraversalTree(GraphDriver driver) {
    this.driver = driver;
  }

  /**
   * Creates the tree.
   *
   * @param size parameters of the pack
   * @return how many of its B nodes are true
   */
  long populate(Map<String, Object> size) {
    Statement statement = Statement.procedure("traversal.populate").with(size).writing();
    return one(statement).get("trueNodes", Long.class);
  }

  /** Counts the true B nodes by a traversal. */
  long trueNodes(String order, String method) {
    return traversed(order, method).get("count", Long.class);
  }

  /** The cost of a traversal, as measured in the server. */
  SelfTimedResult taken(String order, String method) {
    ResultRecord one = traversed(order, method);
    return new SelfTimedResult(
        TimeUnit.MICROSECONDS.toNanos(one.get("medianMicros", Long.class)),
        one.get("allocatedBytes", Long.class));
  }

  /** Returns when the caches contain all nodes. */
  void awaitCaches(String order, String method) {
    await().atMost(REMEMBERED).until(() -> isRemembered(traversed(order, method)));
  }

  private static boolean isRemembered(ResultRecord traversed) {
    return traversed.get("remembered").equals(traversed.get("visited"));
  }

  private ResultRecord traversed(String order, String method) {
    return one(Statement.procedure("traversal.count").with("order", order).with("method", method));
  }

  private ResultRecord one(Statement statement) {
    return driver.execute(statement.within(PATIENCE)).first().orElseThrow();
  }
}
