package io.shindigneo4j.procedures.timeline;

import io.shindigneo4j.schema.GraphNames;
import java.util.List;
import java.util.stream.Stream;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.RelationshipType;

/** Limits how many applications have something in one place, besides those of no application. */
public final class ApplicationLimit {

  private static final String NONE = "";

  /** Lead from what an application has to its contents: those of timelines, and of app data. */
  private static final RelationshipType[] CONTENTS = {
    Chain.NEWEST, RelationshipType.withName(GraphNames.HAS_VALUE)
  };

  private ApplicationLimit() {}

  /**
   * Whether an application may add something. Where there is no room for it, deletes what has no
   * contents. The caller holds the lock of whoever owns the place.
   *
   * @param all what applications have in the place, one node for each
   * @param most how many applications may have something
   */
  public static boolean makeRoom(Stream<Node> all, String application, int most) {
    List<Node> taken = all.filter(node -> !application(node).equals(NONE)).toList();
    if (application.equals(NONE)
        || taken.size() < most
        || taken.stream().anyMatch(node -> application(node).equals(application))) {
      return true;
    }
    List<Node> unused =
        taken.stream().filter(node -> !node.hasRelationship(Direction.OUTGOING, CONTENTS)).toList();
    unused.forEach(ApplicationLimit::delete);
    return taken.size() - unused.size() < most;
  }

  private static Object application(Node node) {
    return node.getProperty(GraphNames.APPLICATION, NONE);
  }

  private static void delete(Node node) {
    node.getRelationships().forEach(Relationship::delete);
    node.delete();
  }
}
