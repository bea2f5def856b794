package io.shindigneo4j.procedures.query;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.neo4j.graphdb.Label;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.RelationshipType;
import org.neo4j.graphdb.Transaction;

@DisplayName("The relationships between a person and somebody with very many")
@ExtendWith(SharedGraphServer.class)
class ExpandIntoTest {

  private static final RelationshipType FRIEND_OF = RelationshipType.withName("FRIEND_OF");
  private static final RelationshipType BLOCKS = RelationshipType.withName("BLOCKS");

  private Transaction transaction;
  private Node hub;
  private Node person;
  private int looks;

  @BeforeEach
  void people(GraphServer server) {
    server.clear();
    transaction = server.database("neo4j").beginTx();
    hub = transaction.createNode(Label.label("Person"));
    person = transaction.createNode(Label.label("Person"));
    for (int i = 0; i < 200; i++) {
      Node other = transaction.createNode();
      hub.createRelationshipTo(other, FRIEND_OF);
      other.createRelationshipTo(hub, FRIEND_OF);
    }
    hub.createRelationshipTo(person, FRIEND_OF);
    person.createRelationshipTo(hub, FRIEND_OF);
    person.createRelationshipTo(hub, FRIEND_OF);
    person.createRelationshipTo(hub, BLOCKS);
  }

  @AfterEach
  void close() {
    transaction.close();
  }

  private long between(Node start, Node end, RelationshipType... types) {
    return ExpandInto.between(Set.of(start), end, () -> looks++, types)
        .filter(found -> found.getStartNode().equals(start) && found.getEndNode().equals(end))
        .count();
  }

  @Test
  void areFoundAmongThoseOfThePerson() {
    assertThat(between(hub, person, FRIEND_OF)).isOne();
    assertThat(between(person, hub, FRIEND_OF)).isEqualTo(2);
    assertThat(looks).isEqualTo(3);
  }

  @Test
  void areOfTheTypesThatAreAskedFor() {
    assertThat(between(person, hub, FRIEND_OF, BLOCKS)).isEqualTo(3);
    assertThat(between(hub, person, BLOCKS)).isZero();
    assertThat(ExpandInto.between(person, hub, BLOCKS)).hasSize(1);
  }
}
