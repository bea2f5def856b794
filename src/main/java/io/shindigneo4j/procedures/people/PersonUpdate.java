package io.shindigneo4j.procedures.people;

import io.shindigneo4j.procedures.query.NodeReader;
import io.shindigneo4j.schema.people.PeopleOperations.UpdatePerson;
import io.shindigneo4j.schema.query.Item;
import java.util.Optional;
import org.neo4j.graphdb.Transaction;

/** Changes a profile, under the person's lock: of two updates one comes after the other. */
final class PersonUpdate {

  private PersonUpdate() {}

  static Optional<Item> call(Transaction transaction, UpdatePerson parameters) {
    return People.locked(transaction, parameters.id())
        .map(
            person -> {
              new ProfileWriter(transaction, person)
                  .write(parameters.properties(), parameters.details());
              return NodeReader.ofWritten(transaction, parameters.selection()).item(person);
            });
  }
}
