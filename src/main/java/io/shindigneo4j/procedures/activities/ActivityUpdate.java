package io.shindigneo4j.procedures.activities;

import io.shindigneo4j.procedures.people.PropertyValues;
import io.shindigneo4j.procedures.query.NodeReader;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.activities.ActivityOperations;
import io.shindigneo4j.schema.activities.ActivityOperations.PersonLink;
import io.shindigneo4j.schema.activities.ActivityOperations.UpdateActivity;
import io.shindigneo4j.schema.activities.ActivityOperations.UpdatedActivity;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/** Replaces an activity. */
final class ActivityUpdate {

  private static final List<String> KEPT =
      List.of(
          GraphNames.ID,
          GraphNames.OWNER,
          GraphNames.APPLICATION,
          GraphNames.MOMENT,
          GraphNames.STAMPED);

  private ActivityUpdate() {}

  static UpdatedActivity call(Transaction transaction, UpdateActivity parameters) {
    List<Object> values =
        locked(transaction, parameters)
            .filter(activity -> Streams.isOf(activity, parameters.application()))
            .filter(activity -> has(activity, parameters.replaced()))
            .map(activity -> replaced(transaction, activity, parameters))
            .orElse(null);
    return new UpdatedActivity(values);
  }

  private static boolean has(Node activity, String document) {
    return document == null
        || document.equals(activity.getProperty(ActivityOperations.DOCUMENT, null));
  }

  private static Optional<Node> locked(Transaction transaction, UpdateActivity parameters) {
    return Streams.locked(
            transaction, parameters.owner(), parameters.links().stream().map(PersonLink::person))
        .flatMap(
            owner ->
                Activities.find(
                    transaction, parameters.kind(), parameters.owner(), parameters.id()));
  }

  private static List<Object> replaced(
      Transaction transaction, Node activity, UpdateActivity parameters) {
    Map<String, Object> kept = kept(activity);
    activity.getAllProperties().keySet().stream()
        .filter(key -> !kept.containsKey(key))
        .forEach(activity::removeProperty);
    PropertyValues.set(activity, parameters.properties());
    PropertyValues.set(activity, kept);
    Activities.unlink(activity);
    Activities.link(transaction, activity, parameters.links());
    return NodeReader.ofWritten(transaction, parameters.selection()).values(activity);
  }

  private static Map<String, Object> kept(Node activity) {
    Map<String, Object> kept = activity.getProperties(KEPT.toArray(String[]::new));
    if (Boolean.TRUE.equals(kept.get(GraphNames.STAMPED))) {
      kept.put(GraphNames.PUBLISHED, activity.getProperty(GraphNames.PUBLISHED));
    }
    return kept;
  }
}
