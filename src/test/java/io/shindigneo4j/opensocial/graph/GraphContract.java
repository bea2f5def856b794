package io.shindigneo4j.opensocial.graph;

import io.shindigneo4j.testing.HandlerContract;
import org.junit.jupiter.api.BeforeEach;

/**
 * Ann's friends are Bob and Cid, and theirs Dan, who knows Fay; Cid's, too, Eve. Gus knows nobody.
 */
abstract class GraphContract extends HandlerContract {

  @BeforeEach
  void people() {
    graph(
        """
        UNWIND ['ann', 'bob', 'cid', 'dan', 'eve', 'fay', 'gus'] AS id
        CREATE (:Person {id: id, displayName: toUpper(id), `name.formatted`: id + ' x'})
        """);
    befriend(
        "['ann', 'bob'], ['ann', 'cid'], ['bob', 'dan'], ['cid', 'dan'], ['cid', 'eve'],"
            + " ['dan', 'fay']");
  }

  /** Pairs as Cypher has them. */
  void befriend(String pairs) {
    graph(
        """
        UNWIND [%s] AS pair
        MATCH (a:Person {id: pair[0]}), (b:Person {id: pair[1]})
        CREATE (a)-[:FRIEND_OF {since: 1}]->(b), (b)-[:FRIEND_OF {since: 1}]->(a)
        """
            .formatted(pairs));
  }

  /** A group with members. */
  void group(String id, boolean closed, String members) {
    graph(
        """
        CREATE (group:Group {id: '%s', title: toUpper('%s'), closed: %s}) WITH group
        MATCH (person:Person) WHERE person.id IN [%s]
        CREATE (person)-[:MEMBER_OF {since: 1}]->(group)
        """
            .formatted(id, id, closed, members));
  }
}
