package io.shindigneo4j.testing;

import java.io.IOException;
import java.util.function.Consumer;
import org.neo4j.graphdb.GraphDatabaseService;
import org.neo4j.graphdb.Transaction;
import org.neo4j.graphdb.event.TransactionData;
import org.neo4j.graphdb.event.TransactionEventListenerAdapter;
import org.neo4j.kernel.internal.GraphDatabaseAPI;
import org.neo4j.monitoring.DatabaseHealth;

/** The listener of another plug-in, which makes each commit of a server fail at one point. */
public final class FailingCommits extends TransactionEventListenerAdapter<Object> {

  private static final String MESSAGE = "of another plug-in";

  private final Consumer<GraphDatabaseService> before;
  private final Runnable after;

  private FailingCommits(Consumer<GraphDatabaseService> before, Runnable after) {
    this.before = before;
    this.after = after;
  }

  /** Forbids each commit. */
  public static void before(GraphServer server) {
    register(
        server,
        new FailingCommits(
            database -> {
              throw new IllegalStateException(MESSAGE);
            },
            () -> {}));
  }

  /** As a full disk does: the database panics, and the commit record cannot be written. */
  public static void halfway(GraphServer server) {
    register(
        server,
        new FailingCommits(
            database -> health(database).panic(new IOException("No space left on device")),
            () -> {}));
  }

  /** Throws an exception once the commit is durable. */
  public static void after(GraphServer server) {
    register(
        server,
        new FailingCommits(
            database -> {},
            () -> {
              throw new IllegalStateException(MESSAGE);
            }));
  }

  /** Throws an error once the commit is durable. */
  public static void afterWithAnError(GraphServer server) {
    register(
        server,
        new FailingCommits(
            database -> {},
            () -> {
              throw new OutOfMemoryError(MESSAGE);
            }));
  }

  private static void register(GraphServer server, FailingCommits listener) {
    server.service().registerTransactionEventListener("neo4j", listener);
  }

  private static DatabaseHealth health(GraphDatabaseService database) {
    return ((GraphDatabaseAPI) database)
        .getDependencyResolver()
        .resolveDependency(DatabaseHealth.class);
  }

  @Override
  public Object beforeCommit(
      TransactionData data, Transaction transaction, GraphDatabaseService database) {
    before.accept(database);
    return null;
  }

  @Override
  public void afterCommit(TransactionData data, Object state, GraphDatabaseService database) {
    after.run();
  }
}
