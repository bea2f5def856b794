package io.shindigneo4j.procedures.activities;

import io.shindigneo4j.procedures.timeline.Timeline;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.activities.ActivityOperations.ActivityDeletion;
import io.shindigneo4j.schema.activities.ActivityOperations.DeleteActivities;
import java.util.List;
import java.util.stream.Stream;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.Transaction;

/** Removes activities, and their links to people with them. */
final class ActivityDelete {

  private ActivityDelete() {}

  static ActivityDeletion call(Transaction transaction, DeleteActivities parameters) {
    long deleted =
        Streams.locked(transaction, parameters.owner(), Stream.empty())
            .map(owner -> deleted(transaction, owner, parameters))
            .orElse(0L);
    return new ActivityDeletion(deleted);
  }

  private static long deleted(Transaction transaction, Node owner, DeleteActivities parameters) {
    List<Node> activities =
        parameters.ids().stream()
            .distinct()
            .flatMap(
                id ->
                    Activities.find(transaction, parameters.kind(), parameters.owner(), id)
                        .stream())
            .filter(activity -> Streams.isOf(activity, parameters.application()))
            .toList();
    activities.forEach(activity -> delete(owner, activity, parameters));
    return activities.size();
  }

  private static void delete(Node owner, Node activity, DeleteActivities parameters) {
    Object application = activity.getProperty(GraphNames.APPLICATION);
    Node stream = Streams.find(owner, parameters.kind(), application).orElseThrow();
    Timeline.withBothEnds(stream).remove(activity);
    activity.getRelationships().forEach(Relationship::delete);
    activity.delete();
  }
}
