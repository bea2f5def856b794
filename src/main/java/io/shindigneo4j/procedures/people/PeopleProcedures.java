package io.shindigneo4j.procedures.people;

import io.shindigneo4j.procedures.query.NodeReader;
import io.shindigneo4j.procedures.query.WorkBudget;
import io.shindigneo4j.procedures.request.StoredReceipts;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.people.PeopleOperations;
import io.shindigneo4j.schema.people.PeopleOperations.CreatePerson;
import io.shindigneo4j.schema.people.PeopleOperations.GetPerson;
import io.shindigneo4j.schema.people.PeopleOperations.UpdatePerson;
import io.shindigneo4j.schema.query.Item;
import io.shindigneo4j.schema.request.EarlierAnswer;
import io.shindigneo4j.server.graph.SocialGraph;
import io.shindigneo4j.server.procedure.ProcedureContext;
import io.shindigneo4j.server.procedure.ProcedurePack;
import io.shindigneo4j.server.procedure.ProcedureRegistry;
import java.util.Optional;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/** The operations on people by their names. */
public final class PeopleProcedures implements ProcedurePack {

  @Override
  public void register(ProcedureRegistry registry) {
    registry.registerGraph(PeopleOperations.GET, PeopleProcedures::getPerson);
    registry.registerGraph(
        PeopleOperations.LIST, WorkBudget.limit(registry.workLimit(), PeopleList::call));
    registry.register(PeopleOperations.UPDATE, PeopleProcedures::updatePerson);
    registry.register(PeopleOperations.CREATE, PeopleProcedures::createPerson);
    registry.register(PeopleOperations.DELETE, PersonDelete::call);
  }

  /** One person by id. */
  private static Optional<Item> getPerson(ProcedureContext context, GetPerson parameters) {
    long person = context.person(parameters.id());
    if (person == SocialGraph.NONE) {
      return Optional.empty();
    }
    return Optional.of(new NodeReader(context, parameters.selection()).item(person));
  }

  /** Changes a profile, under the person's lock: of two updates one comes after the other. */
  private static Optional<Item> updatePerson(Transaction transaction, UpdatePerson parameters) {
    return People.locked(transaction, parameters.id())
        .map(
            person -> {
              new ProfileWriter(transaction, person)
                  .write(parameters.properties(), parameters.details());
              return NodeReader.ofWritten(transaction, parameters.selection()).item(person);
            });
  }

  /** Makes a person; the constraint on ids refuses one who is there. */
  private static EarlierAnswer createPerson(Transaction transaction, CreatePerson parameters) {
    Optional<String> earlier = StoredReceipts.earlierAnswer(transaction, parameters.receipt());
    if (earlier.isEmpty()) {
      Node person = transaction.createNode(People.PERSON);
      person.setProperty(GraphNames.ID, parameters.id());
      new ProfileWriter(transaction, person).write(parameters.properties(), parameters.details());
    }
    return new EarlierAnswer(earlier.orElse(null));
  }
}
