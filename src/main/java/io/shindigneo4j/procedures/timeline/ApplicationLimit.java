package io.shindigneo4j.procedures.timeline;

import io.shindigneo4j.schema.GraphNames;
import java.util.List;
import java.util.stream.Stream;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;

/** Limits how many applications have a timeline in one place, besides those of no application. */
public final class ApplicationLimit {

  private static final String NONE = "";

  private ApplicationLimit() {}

  /**
   * Whether an application may add something. Where a place is needed and none is free, deletes the
   * timelines without items. The caller holds the lock of whoever owns the place.
   *
   * @param timelines all of the place
   * @param most how many applications may have one
   */
  public static boolean makeRoom(Stream<Node> timelines, String application, int most) {
    List<Node> taken = timelines.filter(timeline -> !application(timeline).equals(NONE)).toList();
    if (application.equals(NONE)
        || taken.size() < most
        || taken.stream().anyMatch(timeline -> application(timeline).equals(application))) {
      return true;
    }
    List<Node> unused = taken.stream().filter(ApplicationLimit::isEmpty).toList();
    unused.forEach(ApplicationLimit::delete);
    return taken.size() - unused.size() < most;
  }

  private static Object application(Node timeline) {
    return timeline.getProperty(GraphNames.APPLICATION, NONE);
  }

  private static boolean isEmpty(Node timeline) {
    return !timeline.hasRelationship(Direction.OUTGOING, Chain.NEWEST);
  }

  private static void delete(Node timeline) {
    timeline.getRelationships().forEach(Relationship::delete);
    timeline.delete();
  }
}
