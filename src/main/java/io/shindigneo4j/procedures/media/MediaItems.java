package io.shindigneo4j.procedures.media;

import io.shindigneo4j.schema.GraphNames;
import java.util.Optional;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/** Finds media items for a change. */
final class MediaItems {

  private MediaItems() {}

  /** An item in an album of an owner. The caller holds the lock of the owner. */
  static Optional<Node> find(
      Transaction transaction, Node owner, String album, String id, String application) {
    return Albums.item(transaction, id)
        .filter(item -> isIn(Albums.albumOf(item), album, owner))
        .filter(Applications.madeBy(application));
  }

  private static boolean isIn(Node album, String id, Node owner) {
    return id.equals(album.getProperty(GraphNames.ID)) && owner.equals(Albums.ownerOf(album));
  }
}
