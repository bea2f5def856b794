package io.shindigneo4j.server.session;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.Message.RunCypher;
import io.shindigneo4j.protocol.Terms;
import io.shindigneo4j.server.execution.CypherPlan;
import io.shindigneo4j.server.execution.ReadOnlyLogin;
import io.shindigneo4j.server.execution.ReadRights;
import io.shindigneo4j.server.procedure.RequestException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.neo4j.internal.kernel.api.security.LoginContext;
import org.neo4j.kernel.api.KernelTransaction;
import org.neo4j.kernel.impl.coreapi.InternalTransaction;
import org.neo4j.kernel.internal.GraphDatabaseAPI;
import org.neo4j.monitoring.DatabaseHealth;

/** Begins transactions in a database as one user. Safe for use by many threads. */
final class TransactionFactory {

  private final GraphDatabaseAPI database;
  private final LoginContext user;
  private final LoginContext readOnlyUser;
  private final Duration longest;
  private final Bookmarks bookmarks;

  /** Knows whether a fault has stopped the database. */
  private final DatabaseHealth health;

  TransactionFactory(GraphDatabaseAPI database, LoginContext user, Duration longest) {
    this.database = database;
    this.user = user;
    this.readOnlyUser = new ReadOnlyLogin(user);
    this.longest = longest;
    this.bookmarks = new Bookmarks(database);
    this.health = database.getDependencyResolver().resolveDependency(DatabaseHealth.class);
  }

  Bookmarks bookmarks() {
    return bookmarks;
  }

  /** The name of the user. */
  String username() {
    return user.subject().executingUser();
  }

  /** The address of the user's connection. */
  String address() {
    return user.connectionInfo().clientAddress();
  }

  /**
   * @param received when the request came, by {@link System#nanoTime}
   * @throws RequestException where the timeout is over
   */
  InternalTransaction begin(KernelTransaction.Type type, Terms terms, long received) {
    long left = nanosLeft(terms, received);
    if (left <= 0) {
      throw RequestException.timedOut();
    }
    requireRunning();
    bookmarks.require(terms.bookmarks());
    LoginContext login = terms.mode() == AccessMode.READ ? readOnlyUser : user;
    InternalTransaction transaction =
        database.beginTransaction(type, login, user.connectionInfo(), left, TimeUnit.NANOSECONDS);
    trace(transaction, terms);
    return transaction;
  }

  /** Whether the user may read the whole graph now. */
  boolean mayReadAll() {
    Terms terms = Terms.of(AccessMode.READ, Duration.ZERO);
    try (InternalTransaction transaction =
        begin(KernelTransaction.Type.IMPLICIT, terms, System.nanoTime())) {
      return ReadRights.coverAll(transaction.kernelTransaction());
    }
  }

  /**
   * Plans a Cypher text without running it, for as long as any request may take; Neo4j keeps the
   * plan.
   */
  void plan(RunCypher run) {
    Terms terms = Terms.of(run.terms().mode(), Duration.ZERO);
    plan(run, run.terms().trace().map(terms::withTrace).orElse(terms), System.nanoTime());
  }

  /**
   * The same, in the time that is left for the request.
   *
   * @param received when the request came, by {@link System#nanoTime}
   */
  void planInTime(RunCypher run, long received) {
    plan(run, run.terms().after(List.of()), received);
  }

  private void plan(RunCypher run, Terms terms, long received) {
    try (InternalTransaction transaction =
        begin(KernelTransaction.Type.IMPLICIT, terms, received)) {
      CypherPlan.make(transaction, run);
    }
  }

  /**
   * @throws RequestException if the database has stopped
   */
  void requireRunning() {
    if (hasStopped()) {
      throw RequestException.databaseNotReady();
    }
  }

  /** Whether a fault has stopped the database, until Neo4j starts it again. */
  boolean hasStopped() {
    return !health.hasNoPanic();
  }

  /** For Neo4j's query log, from here on. */
  static void trace(InternalTransaction transaction, Terms terms) {
    terms.trace().ifPresent(trace -> transaction.setMetaData(Map.of("traceparent", trace)));
  }

  /** The time that is left for the request. */
  long nanosLeft(Terms terms, long received) {
    Duration asked = terms.timeout();
    Duration timeout = asked.isZero() || asked.compareTo(longest) > 0 ? longest : asked;
    return timeout.toNanos() - (System.nanoTime() - received);
  }
}
