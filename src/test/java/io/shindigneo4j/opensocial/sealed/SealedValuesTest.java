package io.shindigneo4j.opensocial.sealed;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.shindigneo4j.driver.DriverException;
import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.opensocial.configuration.QueryMode;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.schema.InvalidParameterException;
import io.shindigneo4j.schema.sealed.SealedKind;
import io.shindigneo4j.schema.sealed.SealedOperations;
import io.shindigneo4j.schema.sealed.SealedOperations.ListSealed;
import io.shindigneo4j.schema.sealed.SealedOperations.ReplaceSealed;
import io.shindigneo4j.schema.sealed.SealedOperations.SealedReplacement;
import io.shindigneo4j.schema.sealed.SealedOperations.SealedValue;
import io.shindigneo4j.testing.Answers;
import io.shindigneo4j.testing.EveryQueryMode;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.Link;
import io.shindigneo4j.testing.LockWaits;
import io.shindigneo4j.testing.OverBolt;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.neo4j.graphdb.Transaction;

@OverBolt
@EveryQueryMode(oneText = true)
@DisplayName("What the graph has encrypted")
class SealedValuesTest {

  private static final int MAX = SealedOperations.MAX_VALUES;

  /** In no order of both code points and UTF-16. */
  private static final List<String> IDS = List.of("B", "a", "a1", "😀", "\uFB01");

  /** Each kind has a value for each id; those at odd places are sealed by the key "new". */
  private static final String GRAPH =
      """
      UNWIND range(0, size($ids) - 1) AS place
      WITH $ids[place] AS id, CASE place % 2 WHEN 0 THEN 'old.' ELSE 'new.' END + $ids[place]
        AS sealed
      CREATE (:OAuthClient {id: id, sealedSecret: sealed}), (:OAuthClient {id: id + '/none'}),
        (:OAuthRequestToken {hash: id, sealedSecret: sealed}),
        (:OAuthToken {hash: id, sealedSecret: sealed}), (:OAuthToken {hash: id + '/none'}),
        (:GadgetService {id: id, gadget: 'g', name: id, sealedSecret: sealed}),
        (:GadgetService {id: id + '/none', gadget: 'g', name: id + '/none'}),
        (person:Person {id: id})-[:HAS_GADGET_TOKEN]->
          (:GadgetToken {service: 's', name: '', sealed: sealed}),
        (person)-[:HAS_GADGET_TOKEN]->(:GadgetToken {service: 's', name: 'n', sealed: 'older.n'})
      """;

  @Parameter(0)
  private QueryMode mode;

  @Parameter(1)
  private Link link;

  private GraphServer server;
  private GraphDriver driver;
  private OperationRunner operations;
  private SealedStore store;

  @BeforeEach
  void connect(GraphServer shared) {
    server = shared;
    driver = link.sharedDriver(server);
    operations = new OperationRunner(driver, mode);
    store = new SealedStore(operations);
  }

  private void fill(List<String> ids) {
    Answers.get(driver.run(Statement.cypher(GRAPH).with("ids", ids).writing()));
  }

  private static List<String> id(SealedKind kind, String id) {
    return switch (kind) {
      case CLIENT, REQUEST_TOKEN, TOKEN -> List.of(id);
      case SERVICE -> List.of("g", id, id);
      case GADGET_TOKEN -> List.of(id, "s", "");
    };
  }

  private static SealedValue value(SealedKind kind, String key, String id) {
    return new SealedValue(id(kind, id), key + "." + id);
  }

  private static SealedReplacement anew(SealedKind kind, String id) {
    return new SealedReplacement(id(kind, id), "old." + id, "new." + id);
  }

  /** What a node has, whatever the operations say. */
  private String sealed(SealedKind kind, String id) {
    return server
        .database("neo4j")
        .executeTransactionally(
            "MATCH (n:%s) WHERE n.%s STARTS WITH 'old.' OR n.%2$s STARTS WITH 'new.'"
                    .formatted(kind.label(), kind.property())
                + " OPTIONAL MATCH (n)<-[:HAS_GADGET_TOKEN]-(p) WITH n, coalesce(p, n) AS named"
                + " WHERE coalesce(named.id, named.hash) = $id RETURN n."
                + kind.property()
                + " AS sealed",
            Map.of("id", id),
            result -> (String) result.next().get("sealed"));
  }

  private List<SealedValue> list(SealedKind kind, List<String> after, long limit) {
    return Answers.get(
        operations.run(SealedOperations.LIST, new ListSealed(kind, "new", after, limit)));
  }

  private long replace(SealedKind kind, SealedReplacement... values) {
    return Answers.get(store.replace(kind, List.of(values)));
  }

  @Test
  void isCountedByItsKey() {
    fill(IDS);
    for (SealedKind kind : SealedKind.values()) {
      assertThat(Answers.get(store.count(kind, "old"))).as(kind.name()).isEqualTo(3);
      assertThat(Answers.get(store.count(kind, "new"))).as(kind.name()).isEqualTo(2);
      assertThat(Answers.get(store.count(kind, "ol"))).as("another name").isZero();
      long older = kind == SealedKind.GADGET_TOKEN ? 5 : 0;
      assertThat(Answers.get(store.count(kind, "older"))).as(kind.name()).isEqualTo(older);
    }
  }

  @Test
  void isListedInOrderOfIdIfItNeedsAnotherKey() {
    fill(IDS);
    for (SealedKind kind : SealedKind.values()) {
      assertThat(Answers.get(store.list(kind, "new", List.of())))
          .filteredOn(value -> value.isBy("old"))
          .as(kind.name())
          .containsExactly(
              value(kind, "old", "B"), value(kind, "old", "a1"), value(kind, "old", "\uFB01"));
    }
    assertThat(Answers.get(store.list(SealedKind.GADGET_TOKEN, "old", List.of())))
        .extracting(SealedValue::sealed)
        .containsExactly("older.n", "new.a", "older.n", "older.n", "older.n", "new.😀", "older.n");
    assertThat(Answers.get(store.list(SealedKind.CLIENT, "ol", List.of()))).hasSize(5);
  }

  /** Page by page, though values of the pages before are replaced or deleted meanwhile. */
  @Test
  void isListedPageByPage() {
    fill(IDS);
    for (SealedKind kind : SealedKind.values()) {
      List<SealedValue> all = list(kind, List.of(), MAX);
      List<SealedValue> pages = new ArrayList<>();
      List<SealedValue> page = list(kind, List.of(), 2);
      while (!page.isEmpty()) {
        assertThat(page).hasSizeLessThanOrEqualTo(2);
        pages.addAll(page);
        SealedValue last = page.get(page.size() - 1);
        replace(kind, new SealedReplacement(last.id(), last.sealed(), "new.x"));
        page = list(kind, last.id(), 2);
      }
      assertThat(pages).as(kind.name()).isEqualTo(all);
    }
  }

  /** However often it is sent, and though another does the same. */
  @Test
  void isReplacedIfItIsStillTheSame() {
    fill(IDS);
    for (SealedKind kind : SealedKind.values()) {
      SealedReplacement changed = new SealedReplacement(id(kind, "a"), "old.a", "new.y");
      SealedReplacement unknown = new SealedReplacement(id(kind, "c"), "old.c", "new.c");
      for (int i = 0; i < 2; i++) {
        assertThat(replace(kind, changed, anew(kind, "B"), unknown, anew(kind, "a1")))
            .as(kind.name())
            .isEqualTo(2);
      }
      assertThat(replace(kind, new SealedReplacement(id(kind, "B"), "old.B", "new.y"))).isZero();
      assertThat(IDS.stream().map(id -> sealed(kind, id)))
          .as(kind.name())
          .containsExactly("new.B", "new.a", "new.a1", "new.😀", "old.\uFB01");
    }
    assertThat(Answers.get(store.count(SealedKind.GADGET_TOKEN, "older"))).isEqualTo(5);
  }

  /** Of another transaction that has begun before, and ends after the call has come. */
  @Test
  void staysAsAnotherHasChangedItMeanwhile() {
    fill(IDS);
    for (SealedKind kind : SealedKind.values()) {
      String change = "SET n.%s = 'new.other'".formatted(kind.property());
      assertThat(replaceWhile(kind, change)).as(kind.name()).isZero();
      assertThat(sealed(kind, "B")).as(kind.name()).isEqualTo("new.other");
    }
  }

  @Test
  void isNothingIfAnotherHasDeletedItMeanwhile() {
    fill(IDS);
    for (SealedKind kind : SealedKind.values()) {
      assertThat(replaceWhile(kind, "DETACH DELETE n")).as(kind.name()).isZero();
    }
  }

  /** Replaces the value of B while another transaction that changes it has not ended. */
  private long replaceWhile(SealedKind kind, String change) {
    CompletableFuture<Long> replaced;
    LockWaits waits = LockWaits.fromNow();
    try (Transaction other = server.database("neo4j").beginTx()) {
      other.execute(
          "MATCH (n:%s {%s: 'old.B'}) %s".formatted(kind.label(), kind.property(), change));
      replaced = store.replace(kind, List.of(anew(kind, "B")));
      waits.await(1);
      other.commit();
    }
    return Answers.get(replaced);
  }

  @Test
  void isReplacedInBatchesOfSomeSize() {
    List<String> ids = IntStream.range(0, 2 * MAX).mapToObj(i -> "i" + (10_000 + i)).toList();
    fill(ids);
    List<SealedReplacement> batch =
        Stream.iterate(0, i -> i + 2)
            .limit(MAX)
            .map(i -> anew(SealedKind.TOKEN, ids.get(i)))
            .toList();
    assertThat(Answers.get(store.list(SealedKind.TOKEN, "new", List.of())))
        .extracting(SealedValue::id)
        .isEqualTo(batch.stream().map(SealedReplacement::id).toList());
    assertThat(Answers.get(store.replace(SealedKind.TOKEN, batch))).isEqualTo(MAX);
    assertThat(Answers.get(store.count(SealedKind.TOKEN, "old"))).isZero();
  }

  @Test
  void isNotListedOrReplacedInLargerOnes() {
    List<SealedReplacement> many =
        IntStream.rangeClosed(0, MAX).mapToObj(i -> anew(SealedKind.TOKEN, "i" + i)).toList();
    SealedReplacement one = many.get(0);
    Stream.<Runnable>of(
            () -> new ReplaceSealed(SealedKind.TOKEN, many),
            () -> new ReplaceSealed(SealedKind.TOKEN, List.of(one, one)),
            () -> new ReplaceSealed(SealedKind.SERVICE, List.of(one)),
            () -> new SealedReplacement(List.of("i"), "old.i", "x".repeat(16_385)),
            () -> new ListSealed(SealedKind.TOKEN, "new", List.of(), MAX + 1),
            () -> new ListSealed(SealedKind.TOKEN, "new", List.of(), 0),
            () -> new ListSealed(SealedKind.GADGET_TOKEN, "new", List.of("a"), 1))
        .forEach(
            refused ->
                assertThatExceptionOfType(InvalidParameterException.class)
                    .isThrownBy(refused::run));
  }

  /** Whoever calls the procedures by name is no Java client. */
  @Test
  void isRefusedByThePlugInAsWell() {
    Map<String, Object> list =
        Map.of("kind", "token", "key", "new", "after", List.of(), "limit", MAX + 1L);
    Map<String, Object> replacement = Map.of("id", List.of("i", "j"), "from", "o.", "to", "n.");
    Map<String, Object> replace = Map.of("kind", "token", "values", List.of(replacement));
    try (GraphDriver plugIn = server.driver()) {
      Stream.of(
              Statement.procedure("sealed.list").with(list),
              Statement.procedure("sealed.replace").with(replace).writing())
          .forEach(
              statement ->
                  assertThatExceptionOfType(CompletionException.class)
                      .isThrownBy(() -> plugIn.run(statement).join())
                      .withCauseInstanceOf(DriverException.class)
                      .withMessageContaining("must be"));
    }
  }
}
