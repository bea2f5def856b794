package io.shindigneo4j.server.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.NotFoundException;
import org.neo4j.graphdb.Transaction;

@DisplayName("The graph as the store has it")
@ExtendWith(SharedGraphServer.class)
class StoreGraphTest {

  private final GraphServer server;
  private Transaction transaction;

  StoreGraphTest(GraphServer server) {
    this.server = server;
  }

  @BeforeEach
  void begin() {
    transaction = server.database("neo4j").beginTx();
    run(
        """
        CREATE (a:Person {id: 'a', age: 7}), (b:Person {id: 'b'}), (c:Person {id: 'c'}),
          (x:Robot {id: 'x'}), (g:Group {id: 'g'}), (h:Group {id: 'h'}),
          (a)-[:FRIEND_OF]->(b), (a)-[:FRIEND_OF]->(b), (b)-[:FRIEND_OF]->(a), (a)-[:FRIEND_OF]->(c),
          (a)-[:FRIEND_OF]->(x), (a)-[:FRIEND_OF]->(a), (a)-[:KNOWS]->(c),
          (a)-[:MEMBER_OF]->(g), (b)-[:MEMBER_OF]->(g), (x)-[:MEMBER_OF]->(g), (a)-[:MEMBER_OF]->(x),
          (a)-[:OWNER_OF]->(h)
        """);
  }

  @AfterEach
  void rollBack() {
    transaction.close();
  }

  @Test
  void hasEachFriendAsOftenAsThereAreFriendships() {
    SocialGraph graph = graph(false);
    assertThat(friends(graph, "a")).containsExactly("a", "b", "b", "c");
    assertThat(friends(graph, "b")).containsExactly("a");
    assertThat(friends(graph, "c")).isEmpty();
  }

  @Test
  void hasTheStartNodesOfFriendships() {
    SocialGraph graph = graph(false);
    assertThat(people(graph, graph.incomingFriends(person(graph, "b")))).containsExactly("a", "a");
    assertThat(people(graph, graph.incomingFriends(person(graph, "c")))).containsExactly("a");
  }

  @Test
  void hasMembersAndTheirGroups() {
    SocialGraph graph = graph(false);
    int g = graph.group(node("g"));
    assertThat(people(graph, graph.members(g))).containsExactly("a", "b");
    assertThat(graph.memberships(person(graph, "a"))).containsExactly(g);
    assertThat(graph.groupNode(g)).isEqualTo(node("g"));
    assertThat(graph.members(graph.group(node("h")))).isEmpty();
  }

  @Test
  void assignsNoNumbersToOtherNodes() {
    SocialGraph graph = graph(false);
    assertThat(graph.person(node("x"))).isEqualTo(SocialGraph.NONE);
    assertThat(graph.person(node("g"))).isEqualTo(SocialGraph.NONE);
    assertThat(graph.group(node("a"))).isEqualTo(SocialGraph.NONE);
    assertThat(graph.person(1_000_000)).isEqualTo(SocialGraph.NONE);
    assertThat(graph.people()).isZero();
  }

  @Test
  void assignsNumbersFromZeroOn() {
    SocialGraph graph = graph(false);
    friends(graph, "a");
    assertThat(graph.people()).isEqualTo(3);
    assertThat(graph.person(node("a"))).isZero();
    assertThat(graph.personNode(0)).isEqualTo(node("a"));
  }

  @Test
  void cachesNeighboursInAReadOnlyTransaction() {
    SocialGraph graph = graph(false);
    int a = person(graph, "a");
    assertThat(graph.friends(a)).isSameAs(graph.friends(a));
  }

  @Test
  void seesWritesOfItsOwnTransaction() {
    SocialGraph graph = graph(true);
    friends(graph, "a");
    run("MATCH (:Person {id: 'a'})-[f:FRIEND_OF]->(b {id: 'b'}) DELETE f REMOVE b:Person");
    run("MATCH (x {id: 'x'}) SET x:Person");
    assertThat(friends(graph, "a")).containsExactly("a", "c", "x");
    assertThat(graph.person(node("b"))).isEqualTo(SocialGraph.NONE);
  }

  @Test
  void readsPropertiesInTheOrderOfTheKeys() {
    NodeProperties properties = new StoreProperties(transaction);
    assertThat(properties.values(node("a"), new String[] {"age", "name", "id"}))
        .containsExactly(7L, null, "a");
    assertThatThrownBy(() -> properties.values(1_000_000, new String[] {"id"}))
        .isInstanceOf(NotFoundException.class);
  }

  private SocialGraph graph(boolean changing) {
    return new StoreGraph(transaction, changing);
  }

  private List<String> friends(SocialGraph graph, String id) {
    return people(graph, graph.friends(person(graph, id)));
  }

  private int person(SocialGraph graph, String id) {
    return graph.person(node(id));
  }

  private List<String> people(SocialGraph graph, int[] numbers) {
    return Arrays.stream(numbers)
        .mapToObj(number -> NodeIds.node(transaction, graph.personNode(number)))
        .map(node -> (String) node.getProperty("id"))
        .sorted()
        .toList();
  }

  private long node(String id) {
    try (var found = transaction.execute("MATCH (n {id: $id}) RETURN n", Map.of("id", id))) {
      return NodeIds.of((Node) found.next().get("n"));
    }
  }

  private void run(String text) {
    transaction.execute(text).close();
  }
}
