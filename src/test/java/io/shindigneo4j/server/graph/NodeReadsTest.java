package io.shindigneo4j.server.graph;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.neo4j.graphdb.Label;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.RelationshipType;
import org.neo4j.graphdb.Transaction;

@DisplayName("Nodes that are read by number")
@ExtendWith(SharedGraphServer.class)
class NodeReadsTest {

  private static final Label LABEL = Label.label("Read");
  private static final RelationshipType TYPE = RelationshipType.withName("READS");
  private static final RelationshipType OTHER = RelationshipType.withName("READS_OTHERWISE");

  private Transaction transaction;

  @BeforeEach
  void begin(GraphServer server) {
    transaction = server.database("neo4j").beginTx();
  }

  @AfterEach
  void end() {
    transaction.close();
  }

  @Test
  void haveLabelsAndProperties() {
    Node right = transaction.createNode(LABEL);
    right.setProperty("value", true);
    Node wrong = transaction.createNode();
    wrong.setProperty("value", "true");
    try (NodeReads reads = NodeReads.of(transaction)) {
      NodeReads.Key value = reads.key("value");
      assertThat(reads.seek(NodeIds.of(right))).isTrue();
      assertThat(reads.hasLabel(reads.label("Read"))).isTrue();
      assertThat(reads.isTrue(value)).isTrue();
      assertThat(reads.seek(NodeIds.of(wrong))).isTrue();
      assertThat(reads.hasLabel(reads.label("Read"))).isFalse();
      assertThat(reads.isTrue(value)).isFalse();
    }
  }

  @Test
  void followRelationshipsByTypeAndDirection() {
    Node node = transaction.createNode();
    Node one = transaction.createNode();
    Node another = transaction.createNode();
    node.createRelationshipTo(one, TYPE);
    node.createRelationshipTo(another, TYPE);
    node.createRelationshipTo(another, OTHER);
    one.createRelationshipTo(node, TYPE);
    try (NodeReads reads = NodeReads.of(transaction)) {
      reads.seek(NodeIds.of(node));
      assertThat(neighbours(reads, reads.outgoing("READS")))
          .containsExactlyInAnyOrder(NodeIds.of(one), NodeIds.of(another));
      assertThat(neighbours(reads, reads.both("READS")))
          .containsExactlyInAnyOrder(NodeIds.of(one), NodeIds.of(another), NodeIds.of(one));
      reads.seek(NodeIds.of(another));
      assertThat(neighbours(reads, reads.outgoing("READS"))).isEmpty();
      assertThat(neighbours(reads, reads.both("READS"))).containsExactly(NodeIds.of(node));
    }
  }

  private static List<Long> neighbours(NodeReads reads, NodeReads.Way way) {
    List<Long> found = new ArrayList<>();
    reads.follow(way);
    while (reads.next()) {
      found.add(reads.neighbour());
    }
    return found;
  }

  @Test
  void findNothingByUnknownNames() {
    Node node = transaction.createNode(LABEL);
    node.createRelationshipTo(node, TYPE);
    node.setProperty("value", true);
    try (NodeReads reads = NodeReads.of(transaction)) {
      reads.seek(NodeIds.of(node));
      assertThat(reads.hasLabel(reads.label("NeverUsed"))).isFalse();
      assertThat(reads.isTrue(reads.key("neverUsed"))).isFalse();
      assertThat(neighbours(reads, reads.outgoing("NEVER_USED"))).isEmpty();
    }
  }

  @Test
  void findNoDeletedNodes() {
    Node node = transaction.createNode();
    node.delete();
    try (NodeReads reads = NodeReads.of(transaction)) {
      assertThat(reads.seek(NodeIds.of(node))).isFalse();
    }
  }
}
