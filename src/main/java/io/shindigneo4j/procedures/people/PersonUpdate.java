package io.shindigneo4j.procedures.people;

import io.shindigneo4j.schema.people.UpdatePerson;
import io.shindigneo4j.server.procedure.ProcedureResult;
import java.util.List;
import org.neo4j.graphdb.Transaction;

/** Changes a profile, under the person's lock: of two updates one comes after the other. */
final class PersonUpdate {

  private PersonUpdate() {}

  static ProcedureResult call(Transaction transaction, UpdatePerson parameters) {
    return People.locked(transaction, parameters.id())
        .map(
            person -> {
              new Profile(transaction, person).write(parameters.properties(), parameters.details());
              return PersonGet.written(transaction, person, parameters.selection());
            })
        .orElse(ProcedureResult.empty(List.of("values", "details")));
  }
}
