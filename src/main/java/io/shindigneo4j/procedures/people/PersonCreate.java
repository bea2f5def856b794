package io.shindigneo4j.procedures.people;

import io.shindigneo4j.procedures.request.StoredReceipts;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.people.PeopleOperations.CreatePerson;
import io.shindigneo4j.schema.request.EarlierAnswer;
import java.util.Optional;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/** Makes a person; the constraint on ids refuses one who is there. */
final class PersonCreate {

  private PersonCreate() {}

  static EarlierAnswer call(Transaction transaction, CreatePerson parameters) {
    Optional<String> earlier = StoredReceipts.earlierAnswer(transaction, parameters.receipt());
    if (earlier.isEmpty()) {
      Node person = transaction.createNode(People.PERSON);
      person.setProperty(GraphNames.ID, parameters.id());
      new ProfileWriter(transaction, person).write(parameters.properties(), parameters.details());
    }
    return new EarlierAnswer(earlier.orElse(null));
  }
}
