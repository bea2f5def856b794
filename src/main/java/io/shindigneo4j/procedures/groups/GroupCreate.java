package io.shindigneo4j.procedures.groups;

import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.procedures.request.StoredReceipts;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.groups.GroupOperations.CreateGroup;
import io.shindigneo4j.schema.request.EarlierAnswer;
import java.util.Optional;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/** Makes a group, with its owner as the first member. */
final class GroupCreate {

  private GroupCreate() {}

  static Optional<EarlierAnswer> call(Transaction transaction, CreateGroup parameters) {
    return People.locked(transaction, parameters.owner())
        .map(owner -> answer(transaction, owner, parameters));
  }

  private static EarlierAnswer answer(Transaction transaction, Node owner, CreateGroup parameters) {
    Optional<String> earlier = StoredReceipts.earlierAnswer(transaction, parameters.receipt());
    if (earlier.isEmpty()) {
      create(transaction, owner, parameters);
    }
    return new EarlierAnswer(earlier.orElse(null));
  }

  private static void create(Transaction transaction, Node owner, CreateGroup parameters) {
    Node group = transaction.createNode(Groups.GROUP);
    parameters.properties().forEach(group::setProperty);
    owner.createRelationshipTo(group, Groups.OWNER_OF);
    owner
        .createRelationshipTo(group, Groups.MEMBER_OF)
        .setProperty(GraphNames.SINCE, parameters.now());
  }
}
