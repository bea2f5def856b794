package io.shindigneo4j.procedures.people;

import io.shindigneo4j.schema.people.PeopleOperations.DeletePerson;
import io.shindigneo4j.schema.people.PeopleOperations.PersonDeletion;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/** Deletes a person with all that belongs to the person. */
final class PersonDelete {

  private static final List<PersonDataCleanup> CLEANUPS =
      ServiceLoader.load(PersonDataCleanup.class, PersonDelete.class.getClassLoader()).stream()
          .map(ServiceLoader.Provider::get)
          .toList();

  private PersonDelete() {}

  static PersonDeletion call(Transaction transaction, DeletePerson parameters) {
    Optional<Node> person = People.locked(transaction, parameters.id());
    person.ifPresent(found -> delete(transaction, found, now(parameters)));
    return new PersonDeletion(person.isPresent());
  }

  private static long now(DeletePerson parameters) {
    return parameters.now() == null ? System.currentTimeMillis() : parameters.now();
  }

  private static void delete(Transaction transaction, Node person, long now) {
    CLEANUPS.forEach(cleanup -> cleanup.delete(transaction, person, now));
    person.delete();
  }
}
