package io.shindigneo4j.procedures.groups;

import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.procedures.request.Receipts;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.groups.CreateGroup;
import io.shindigneo4j.server.procedure.ProcedureResult;
import java.util.List;
import java.util.Optional;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/** Makes a group, with its owner as the first member. */
final class GroupCreate {

  private static final List<String> COLUMNS = List.of("earlier");

  private GroupCreate() {}

  static ProcedureResult call(Transaction transaction, CreateGroup parameters) {
    return People.locked(transaction, parameters.owner())
        .map(owner -> answer(transaction, owner, parameters))
        .orElse(ProcedureResult.empty(COLUMNS));
  }

  private static ProcedureResult answer(
      Transaction transaction, Node owner, CreateGroup parameters) {
    Optional<String> earlier = Receipts.earlierAnswer(transaction, parameters.receipt());
    if (earlier.isEmpty()) {
      create(transaction, owner, parameters);
    }
    return ProcedureResult.single(COLUMNS, earlier.orElse(null));
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
