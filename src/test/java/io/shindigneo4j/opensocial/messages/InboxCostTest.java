package io.shindigneo4j.opensocial.messages;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.schema.CypherFiles;
import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.schema.messages.MessageOperations;
import io.shindigneo4j.schema.messages.MessageOperations.ListCollections;
import io.shindigneo4j.schema.messages.MessageOperations.ListMessages;
import io.shindigneo4j.schema.query.ListQuery;
import io.shindigneo4j.schema.query.ListQuery.Sort;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.schema.query.Selection;
import io.shindigneo4j.testing.DefectOfPredecessor;
import io.shindigneo4j.testing.Exhaustive;
import io.shindigneo4j.testing.FullInbox;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.testing.StoreReads;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@DisplayName("A page of an inbox and its counts cost the same, however many messages there are")
@ExtendWith(SharedGraphServer.class)
class InboxCostTest {

  /** Neo4j reads the relationships of a node in another way where it has fewer than 50. */
  private static final int REALISTIC = 60;

  private static final List<Integer> SIZES = List.of(REALISTIC, 10 * REALISTIC, 30 * REALISTIC);
  private static final Percentage TOLERANCE = Percentage.withPercentage(10);

  private static final ListMessages PAGE = page("id", "title", "body", "status");
  private static final ListMessages REPLIES = page("id", "replies", "inReplyTo", "collectionIds");

  private static final ListCollections COUNTS =
      new ListCollections(
          FullInbox.READER, query(10), new Selection(List.of("id", "total", "unread"), List.of()));

  private static ListMessages page(String... properties) {
    Selection selection = new Selection(List.of(properties), List.of());
    return new ListMessages(FullInbox.READER, "@inbox", List.of(), query(20), selection);
  }

  private static ListQuery query(long limit) {
    return new ListQuery(null, null, new Sort(null, true), new Page(0, limit));
  }

  @Test
  @DefectOfPredecessor("Every inbox loads, filters and sorts everything before paging")
  void inStoreReadsNativelyAndInCypher(GraphServer server) {
    Map<String, Map<Integer, Long>> costs = new LinkedHashMap<>();
    for (int size : SIZES) {
      server.clear();
      FullInbox.create(server.database("neo4j"), size);
      server.forgetPlans();
      add(costs, server, size, MessageOperations.LIST, PAGE);
      add(costs, server, size, MessageOperations.LIST_COLLECTIONS, COUNTS);
    }
    assertAlike(costs);
  }

  @Exhaustive
  @Test
  void inStoreReadsHoweverManyRepliesOthersGot(GraphServer server) {
    Map<String, Map<Integer, Long>> costs = new LinkedHashMap<>();
    for (int replies : SIZES) {
      server.clear();
      FullInbox.create(server.database("neo4j"), REALISTIC);
      FullInbox.answer(server.database("neo4j"), replies);
      server.forgetPlans();
      add(costs, server, replies, MessageOperations.LIST, REPLIES);
    }
    assertAlike(costs);
  }

  private static void assertAlike(Map<String, Map<Integer, Long>> costs) {
    costs.forEach(
        (name, reads) ->
            reads.forEach(
                (size, count) ->
                    assertThat(count)
                        .as("%s: %s", name, reads)
                        .isPositive()
                        .isCloseTo(reads.get(REALISTIC), TOLERANCE)));
  }

  private static <P extends Record> void add(
      Map<String, Map<Integer, Long>> costs,
      GraphServer server,
      int size,
      Operation<P, ?> operation,
      P parameters) {
    Map<String, Object> map = operation.toMap(parameters);
    long nativeReads = StoreReads.ofProcedure(server.database("neo4j"), operation.name(), map);
    long cypherReads =
        StoreReads.ofCypher(
            server.database("neo4j"),
            CypherFiles.text(operation.name()),
            CypherFiles.parameters(map));
    costs
        .computeIfAbsent(operation.name() + ", native", key -> new LinkedHashMap<>())
        .put(size, nativeReads);
    costs
        .computeIfAbsent(operation.name() + ", Cypher", key -> new LinkedHashMap<>())
        .put(size, cypherReads);
  }
}
