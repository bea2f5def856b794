package io.shindigneo4j.procedures.query;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.schema.query.Selection;
import io.shindigneo4j.server.procedure.ProcedureContexts;
import io.shindigneo4j.server.procedure.RequestException;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.RelationshipType;
import org.neo4j.graphdb.Transaction;

@DisplayName("What is read for one answer")
@ExtendWith(SharedGraphServer.class)
class NodeReaderTest {

  private static final Selection SELECTION =
      new Selection(List.of("text", "texts", "number"), List.of("HAS_PART"));

  @Test
  void hasNoMoreTextThanThereMayBe(GraphServer server) {
    try (Transaction transaction = server.database("neo4j").beginTx()) {
      Node node = transaction.createNode();
      node.setProperty("text", "12345");
      node.setProperty("texts", new String[] {"123", "12"});
      node.setProperty("number", 123_456_789L);
      node.setProperty("other", "not selected");
      Node part = transaction.createNode();
      part.setProperty("text", "12345");
      node.createRelationshipTo(part, RelationshipType.withName("HAS_PART"));
      NodeReader reader = reader(transaction, budget(30));
      reader.item(node);
      reader.item(node);
      assertTooLarge(() -> reader.item(node));
      assertTooLarge(() -> reader(transaction, budget(9)).values(node));
      assertTooLarge(() -> reader(transaction, budget(4)).details(node));
    }
  }

  @Test
  void hasAtMost16MebicharactersInAll(GraphServer server) {
    try (Transaction transaction = server.database("neo4j").beginTx()) {
      Node node = transaction.createNode();
      node.setProperty("text", "x".repeat(1 << 20));
      NodeReader reader = new NodeReader(ProcedureContexts.ofWriter(transaction), SELECTION);
      for (int i = 0; i < 16; i++) {
        reader.values(node);
      }
      assertTooLarge(() -> reader.values(node));
    }
  }

  @Test
  void isToldOfOnceItIsLarge(GraphServer server) {
    try (Transaction transaction = server.database("neo4j").beginTx()) {
      Node node = transaction.createNode();
      node.setProperty("text", "x".repeat(50_000));
      AtomicInteger told = new AtomicInteger();
      NodeReader reader =
          new NodeReader(
              ProcedureContexts.STORE.of(transaction, AccessMode.READ, told::incrementAndGet),
              SELECTION);
      reader.values(node);
      reader.values(node);
      assertThat(told).hasValue(0);
      reader.values(node);
      reader.values(node);
      assertThat(told).hasValue(1);
    }
  }

  private static TextBudget budget(long characters) {
    return new TextBudget(characters, () -> {});
  }

  private static NodeReader reader(Transaction transaction, TextBudget budget) {
    return new NodeReader(
        ProcedureContexts.STORE.of(transaction, AccessMode.READ), SELECTION, budget);
  }

  private static void assertTooLarge(Runnable reading) {
    assertThatThrownBy(reading::run)
        .isInstanceOfSatisfying(
            RequestException.class,
            failure -> assertThat(failure.code()).isEqualTo(ErrorCode.RESULT_TOO_LARGE));
  }
}
