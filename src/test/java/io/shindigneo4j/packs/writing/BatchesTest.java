package io.shindigneo4j.packs.writing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.server.procedure.ProcedureContext;
import io.shindigneo4j.server.procedure.ProcedureContexts;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import java.time.Duration;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.neo4j.graphdb.Label;
import org.neo4j.graphdb.Transaction;
import org.neo4j.graphdb.TransactionTerminatedException;

@DisplayName("Batches of a pack")
@ExtendWith(SharedGraphServer.class)
@Timeout(300)
class BatchesTest {

  private static final Label THING = Label.label("Thing");
  private static final int THINGS = 12_000;

  private GraphServer server;

  @BeforeEach
  void begin(GraphServer shared) {
    server = shared;
  }

  @Test
  void areNotUndoneByARollbackOfTheCaller() {
    try (Transaction caller = server.database("neo4j").beginTx()) {
      create(batches(caller, Duration.ofMinutes(2)));
      caller.rollback();
    }
    assertThat(things()).isEqualTo(THINGS);
    try (Transaction caller = server.database("neo4j").beginTx()) {
      assertThat(batches(caller, Duration.ofMinutes(2)).deleteAll(THING)).isEqualTo(THINGS);
    }
    assertThat(things()).isZero();
  }

  /** Neo4j detects no deadlock here, as the caller does not wait in a transaction. */
  @Test
  void doNotWaitForeverForLocksOfTheCaller() {
    try (Transaction caller = server.database("neo4j").beginTx()) {
      create(batches(caller, Duration.ofMinutes(2)));
      caller.findNodes(THING).stream().forEach(thing -> thing.setProperty("changed", true));
      Batches batches = batches(caller, Duration.ofMillis(500));
      assertThatThrownBy(() -> batches.deleteAll(THING))
          .isInstanceOf(TransactionTerminatedException.class);
    }
    assertThat(things()).isEqualTo(THINGS);
  }

  private Batches batches(Transaction caller, Duration longest) {
    ProcedureContext context = ProcedureContexts.STORE.of(caller, AccessMode.WRITE);
    return Batches.of(server.service(), context, longest);
  }

  private static void create(Batches batches) {
    batches.each(
        THINGS,
        5_000,
        (transaction, from, to) -> {
          for (int thing = from; thing < to; thing++) {
            transaction.createNode(THING);
          }
        });
  }

  private long things() {
    try (Transaction transaction = server.database("neo4j").beginTx()) {
      return transaction.findNodes(THING).stream().count();
    }
  }
}
