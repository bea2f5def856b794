package io.shindigneo4j.procedures.people;

import io.shindigneo4j.procedures.query.NodeReader;
import io.shindigneo4j.schema.people.PeopleOperations.GetPerson;
import io.shindigneo4j.schema.query.Item;
import io.shindigneo4j.server.graph.SocialGraph;
import io.shindigneo4j.server.procedure.ProcedureContext;
import java.util.Optional;

/** One person by id. */
final class PersonGet {

  private PersonGet() {}

  static Optional<Item> call(ProcedureContext context, GetPerson parameters) {
    long person = context.person(parameters.id());
    if (person == SocialGraph.NONE) {
      return Optional.empty();
    }
    return Optional.of(new NodeReader(context, parameters.selection()).item(person));
  }
}
