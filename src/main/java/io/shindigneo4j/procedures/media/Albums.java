package io.shindigneo4j.procedures.media;

import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.procedures.query.OnlyRelationship;
import io.shindigneo4j.schema.GraphNames;
import java.util.Optional;
import java.util.function.Function;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Label;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.RelationshipType;
import org.neo4j.graphdb.Transaction;

/**
 * Finds albums, their owners and their items in the graph. Whoever changes them holds the write
 * lock of the owner.
 */
final class Albums {

  static final Label ALBUM = Label.label(GraphNames.ALBUM);
  static final Label MEDIA_ITEM = Label.label(GraphNames.MEDIA_ITEM);
  static final RelationshipType HAS_ALBUM = RelationshipType.withName(GraphNames.HAS_ALBUM);
  static final RelationshipType HAS_MEDIA_ITEM =
      RelationshipType.withName(GraphNames.HAS_MEDIA_ITEM);

  private Albums() {}

  /** A person by id, locked for a change of the person's albums. */
  static Optional<Node> lockedOwner(Transaction transaction, String id) {
    return People.locked(transaction, id);
  }

  static Optional<Node> album(Transaction transaction, String id) {
    return Optional.ofNullable(transaction.findNode(ALBUM, GraphNames.ID, id));
  }

  static Optional<Node> item(Transaction transaction, String id) {
    return Optional.ofNullable(transaction.findNode(MEDIA_ITEM, GraphNames.ID, id));
  }

  static Function<String, Optional<Node>> albumsOf(Transaction transaction, Node owner) {
    return id -> album(transaction, id).filter(album -> ownerOf(album).equals(owner));
  }

  static Node ownerOf(Node album) {
    return startOf(album, HAS_ALBUM);
  }

  static Node albumOf(Node item) {
    return startOf(item, HAS_MEDIA_ITEM);
  }

  static void delete(Node node) {
    node.getRelationships().forEach(Relationship::delete);
    node.delete();
  }

  private static Node startOf(Node node, RelationshipType type) {
    return OnlyRelationship.of(node, type, Direction.INCOMING).getStartNode();
  }
}
