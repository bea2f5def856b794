package io.shindigneo4j.procedures.media;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.NotFoundException;
import org.neo4j.graphdb.Transaction;

@DisplayName("Albums and media items")
@ExtendWith(SharedGraphServer.class)
class AlbumsTest {

  @Test
  void thatAreHalfGoneAreNotFoundSoThatTheReaderTriesAgain(GraphServer server) {
    try (Transaction transaction = server.database("neo4j").beginTx()) {
      Node node = transaction.createNode();
      assertThatThrownBy(() -> Albums.ownerOf(node)).isInstanceOf(NotFoundException.class);
      assertThatThrownBy(() -> Albums.albumOf(node)).isInstanceOf(NotFoundException.class);
    }
  }
}
