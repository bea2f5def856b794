package io.shindigneo4j.procedures.activities;

import io.shindigneo4j.procedures.people.PersonDataCleanup;
import io.shindigneo4j.procedures.timeline.Timeline;
import java.util.ArrayList;
import java.util.List;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.Transaction;

/** Deletes the activities of a person who is deleted. */
public final class ActivitiesCleanup implements PersonDataCleanup {

  @Override
  public void delete(Transaction transaction, Node person, long now) {
    for (Node stream : Streams.all(person).toList()) {
      List<Node> deleted = new ArrayList<>(List.of(stream));
      new Timeline(stream).items().forEachRemaining(deleted::add);
      deleted.forEach(ActivitiesCleanup::delete);
    }
  }

  private static void delete(Node node) {
    node.getRelationships().forEach(Relationship::delete);
    node.delete();
  }
}
