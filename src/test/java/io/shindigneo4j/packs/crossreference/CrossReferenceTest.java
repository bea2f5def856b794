package io.shindigneo4j.packs.crossreference;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.packs.PackCalls;
import io.shindigneo4j.server.procedure.RequestException;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.neo4j.graphdb.GraphDatabaseService;
import org.neo4j.graphdb.Transaction;
import org.neo4j.graphdb.schema.ConstraintDefinition;

@DisplayName("The cross-reference pack")
@ExtendWith(SharedGraphServer.class)
class CrossReferenceTest {

  private static final Object[] FEW = {
    "cards", 5L, "phones", 4L, "emails", 3L, "ips", 2L, "links", 50L, "seed", 7L
  };

  private final ReferenceCheck check = new ReferenceCheck();
  private GraphDatabaseService database;
  private PackCalls calls;
  private Generate generate;
  private Clear clear;

  @BeforeEach
  void begin(GraphServer server) {
    database = server.database("neo4j");
    calls = PackCalls.of(database);
    Data data = new Data(server.service());
    generate = new Generate(data);
    clear = new Clear(data);
  }

  @AfterEach
  void end() {
    calls.one(clear);
  }

  @Test
  void saysHello() {
    assertThat(calls.one(new Hello())).isEqualTo(Map.of("greeting", "Hello World"));
  }

  @Test
  void countsTheLinksOfEachGivenReference() {
    database.executeTransactionally(
        """
        CREATE (card:CrossReferenceCard {text: '4000'}), (phone:CrossReferencePhone {text: '+1'}),
          (card)-[:RELATED]->(phone), (phone)-[:RELATED]->(card),
          (card)-[:RELATED]->(:CrossReferenceEmail {text: 'a@example.org'}),
          (:CrossReferenceIp {text: '10.0.0.1'})-[:RELATED]->(card),
          (card)-[:OTHERWISE]->(phone), (card)-[:RELATED]->(:Other)
        """);
    assertThat(calls.all(check, "phone", "+1", "cc", "4000"))
        .containsExactly(counts(0, 2, 1, 1), counts(2, 0, 0, 0));
    assertThat(calls.all(check, "ip", "10.0.0.1", "email", "a@example.org"))
        .containsExactly(counts(1, 0, 0, 0), counts(1, 0, 0, 0));
  }

  @Test
  void countsNothingForAnUnknownReference() {
    assertThat(calls.all(check, "email", "nobody@example.org")).containsExactly(counts(0, 0, 0, 0));
  }

  private static Map<String, Object> counts(long cards, long phones, long emails, long ips) {
    return Map.of("ccs", cards, "phones", phones, "emails", emails, "ips", ips);
  }

  @Test
  void requiresAtLeastOneReference() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> calls.all(check))
        .withMessage("one of cc, phone, email and ip must be there");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> calls.all(check, "card", "4000"))
        .withMessageContaining("unknown parameter card");
  }

  @Test
  void generatesTheSameFromTheSameSeed() {
    assertThat(calls.one(generate, FEW)).isEqualTo(Map.of("nodes", 14L, "links", 50L));
    List<Map<String, Object>> first = allCounts();
    assertThat(calls.one(clear)).isEqualTo(Map.of("nodes", 14L));
    calls.one(generate, FEW);
    assertThat(allCounts()).isEqualTo(first);
    assertThat(
            first.stream()
                .flatMap(counts -> counts.values().stream())
                .mapToLong(Long.class::cast)
                .sum())
        .isEqualTo(100);
  }

  private List<Map<String, Object>> allCounts() {
    List<Map<String, Object>> all = new ArrayList<>();
    for (int i = 0; i < 5; i++) {
      all.addAll(calls.all(check, "cc", ReferenceKind.CARD.text(i)));
    }
    for (int i = 0; i < 4; i++) {
      all.addAll(calls.all(check, "phone", ReferenceKind.PHONE.text(i)));
    }
    for (int i = 0; i < 3; i++) {
      all.addAll(calls.all(check, "email", ReferenceKind.EMAIL.text(i)));
    }
    for (int i = 0; i < 2; i++) {
      all.addAll(calls.all(check, "ip", ReferenceKind.IP.text(i)));
    }
    return all;
  }

  @Test
  void doesNotGenerateNextToOtherData() {
    calls.one(generate, FEW);
    assertThatThrownBy(() -> calls.one(generate, FEW))
        .isInstanceOfSatisfying(
            RequestException.class, refusal -> assertThat(refusal.code()).isEqualTo(Data.EXISTS));
  }

  @Test
  void clearsItsOwnDataOnly() {
    database.executeTransactionally("CREATE (:Phone {text: '+1'})");
    calls.one(generate, FEW);
    calls.one(clear);
    try (Transaction transaction = database.beginTx()) {
      assertThat(transaction.getAllNodes().stream()).hasSize(1);
      for (ReferenceKind kind : ReferenceKind.values()) {
        assertThat(transaction.schema().getConstraints(kind.label())).isEmpty();
      }
    }
  }

  @Test
  void dropsItsOwnConstraintsOnly() {
    String name = "crossreference_of_others";
    database.executeTransactionally(
        "CREATE CONSTRAINT %s FOR (n:CrossReferenceCard) REQUIRE n.owner IS UNIQUE"
            .formatted(name));
    try {
      calls.one(generate, FEW);
      calls.one(clear);
      try (Transaction transaction = database.beginTx()) {
        assertThat(transaction.schema().getConstraints(ReferenceKind.CARD.label()))
            .extracting(ConstraintDefinition::getName)
            .containsExactly(name);
      }
    } finally {
      database.executeTransactionally("DROP CONSTRAINT " + name);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "cards, -1, cards must be from 0 to 1000000",
    "ips, 1000001, ips must be from 0 to 1000000",
    "links, 5000001, links must be from 0 to 5000000",
  })
  void refusesAmountsAboveTheLimits(String name, long value, String message) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> calls.one(generate, name, value))
        .withMessage(message);
  }

  @Test
  void linksNeedTwoKinds() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> calls.one(generate, "cards", 0L, "phones", 0L, "emails", 0L))
        .withMessageContaining("two kinds");
  }
}
