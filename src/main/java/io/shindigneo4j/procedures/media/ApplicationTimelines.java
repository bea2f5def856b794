package io.shindigneo4j.procedures.media;

import io.shindigneo4j.procedures.query.WorkBudget;
import io.shindigneo4j.procedures.timeline.ApplicationLimit;
import io.shindigneo4j.procedures.timeline.Timeline;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.media.AlbumOperations;
import io.shindigneo4j.schema.media.MediaItemOperations;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Label;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.NotFoundException;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.RelationshipType;
import org.neo4j.graphdb.Transaction;

/** The timelines of a node: one for each application that added something. */
final class ApplicationTimelines {

  private final Node node;
  private final Label label;
  private final RelationshipType type;
  private final RelationshipType itemType;
  private final int maxItems;

  private ApplicationTimelines(
      Node node, String label, String type, RelationshipType itemType, int maxItems) {
    this.node = node;
    this.label = Label.label(label);
    this.type = RelationshipType.withName(type);
    this.itemType = itemType;
    this.maxItems = maxItems;
  }

  static ApplicationTimelines ofAlbums(Node person) {
    return new ApplicationTimelines(
        person,
        GraphNames.ALBUM_TIMELINE,
        GraphNames.HAS_ALBUM_TIMELINE,
        Albums.HAS_ALBUM,
        AlbumOperations.MAX_ALBUMS);
  }

  static ApplicationTimelines ofItems(Node album) {
    return new ApplicationTimelines(
        album,
        GraphNames.MEDIA_TIMELINE,
        GraphNames.HAS_MEDIA_TIMELINE,
        Albums.HAS_MEDIA_ITEM,
        MediaItemOperations.MAX_ITEMS);
  }

  /**
   * The nodes that own the timelines of what the application made, and of what none made, each
   * charged to the budget. One that has been deleted meanwhile was without any.
   *
   * @param application null for all
   */
  Stream<Node> owners(WorkBudget budget, String application) {
    Predicate<Node> made = Applications.madeBy(application);
    return owners()
        .peek(owner -> budget.spendStored())
        .filter(
            owner -> {
              try {
                return made.test(owner);
              } catch (NotFoundException e) {
                return false;
              }
            });
  }

  /** The nodes that own the timelines; for changes. */
  Stream<Node> owners() {
    return node.getRelationships(Direction.OUTGOING, type).stream().map(Relationship::getEndNode);
  }

  /** Whether an application may add something. The caller holds the owner's write lock. */
  boolean makeRoom(String application) {
    return node.getDegree(itemType, Direction.OUTGOING) < maxItems
        && ApplicationLimit.makeRoom(owners(), application, AlbumOperations.MAX_APPLICATIONS);
  }

  void add(Transaction transaction, Node item, long now) {
    Node owner = find(item).findFirst().orElseGet(() -> create(transaction, item));
    new Timeline(owner).add(item, now);
  }

  void remove(Node item) {
    find(item).findFirst().ifPresent(owner -> new Timeline(owner).remove(item));
  }

  private Stream<Node> find(Node item) {
    String application = Applications.of(item);
    return owners().filter(owner -> Applications.of(owner).equals(application));
  }

  private Node create(Transaction transaction, Node item) {
    Node owner = transaction.createNode(label);
    owner.setProperty(GraphNames.APPLICATION, Applications.of(item));
    node.createRelationshipTo(owner, type);
    return owner;
  }
}
