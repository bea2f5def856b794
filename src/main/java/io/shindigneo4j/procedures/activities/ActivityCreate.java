package io.shindigneo4j.procedures.activities;

import io.shindigneo4j.procedures.people.PropertyValues;
import io.shindigneo4j.procedures.request.StoredReceipts;
import io.shindigneo4j.procedures.timeline.Timeline;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.activities.ActivityOperations.CreateActivity;
import io.shindigneo4j.schema.activities.ActivityOperations.PersonLink;
import io.shindigneo4j.schema.request.Creation;
import java.util.Optional;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/** Posts an activity. */
final class ActivityCreate {

  private ActivityCreate() {}

  static Optional<Creation> call(Transaction transaction, CreateActivity parameters) {
    return Streams.locked(
            transaction, parameters.owner(), parameters.links().stream().map(PersonLink::person))
        .map(owner -> posted(transaction, owner, parameters));
  }

  private static Creation posted(Transaction transaction, Node owner, CreateActivity parameters) {
    return StoredReceipts.create(
        transaction,
        parameters.receipt(),
        () -> Streams.makeRoom(owner, parameters.kind(), parameters.application()),
        () -> post(transaction, owner, parameters));
  }

  private static void post(Transaction transaction, Node owner, CreateActivity parameters) {
    Node stream =
        Streams.findOrCreate(transaction, owner, parameters.kind(), parameters.application());
    Node activity = transaction.createNode(Activities.label(parameters.kind()));
    PropertyValues.set(activity, parameters.properties());
    activity.setProperty(GraphNames.APPLICATION, parameters.application());
    activity.setProperty(GraphNames.OWNER, parameters.owner());
    Timeline.withBothEnds(stream).add(activity, parameters.now());
    Activities.link(transaction, activity, parameters.links());
  }
}
