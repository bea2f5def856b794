package io.shindigneo4j.opensocial.people;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.access.AccessControl;
import io.shindigneo4j.opensocial.access.Resource;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.opensocial.mapping.BeanDocuments;
import io.shindigneo4j.opensocial.request.Receipts;
import io.shindigneo4j.opensocial.request.Refusals;
import io.shindigneo4j.opensocial.request.RequestId;
import io.shindigneo4j.opensocial.request.RequestedUser;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.people.PeopleOperations;
import io.shindigneo4j.schema.people.PeopleOperations.CreatePerson;
import io.shindigneo4j.schema.people.PeopleOperations.DeletePerson;
import io.shindigneo4j.schema.people.PeopleOperations.DetailList;
import io.shindigneo4j.schema.request.Receipt;
import java.time.Clock;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.social.opensocial.model.Person;
import org.apache.shindig.social.opensocial.spi.UserId;

/**
 * Creates and deletes people (OpenSocial Social API Server 2.5.1, Create and Delete a
 * Person/Relationship). Safe for use by many threads.
 */
final class Registration {

  private final OperationRunner operations;
  private final AccessControl access;
  private final Receipts receipts;
  private final BeanDocuments documents;
  private final Clock clock;

  @Inject
  Registration(
      OperationRunner operations,
      AccessControl access,
      Receipts receipts,
      BeanDocuments documents,
      Clock clock) {
    this.operations = operations;
    this.access = access;
    this.receipts = receipts;
    this.documents = documents;
    this.clock = clock;
  }

  /** Makes the person with the user's id; status 409 if there is one. */
  CompletableFuture<Person> create(
      UserId userId, Person person, RequestId request, SecurityToken token) {
    String id = RequestedUser.id(userId, token);
    access.writing(Resource.PEOPLE, token, id);
    name(person, id);
    String answer = documents.text(new ProfileView(access).seen(person, token));
    Receipt receipt = receipts.receipt(request, PeopleOperations.CREATE.name(), token, answer);
    return operations
        .run(PeopleOperations.CREATE, parameters(person, receipt))
        .thenApply(created -> documents.bean(created.orElse(answer), SocialPerson.class));
  }

  private void name(Person person, String id) {
    if (person.getId() != null && !person.getId().equals(id)) {
      throw Refusals.badRequest("the person in the body is somebody else");
    }
    if (!PersonId.isValid(id)) {
      throw Refusals.badRequest("nobody can have this id");
    }
    person.setId(id);
    person.setUpdated(Date.from(clock.instant()));
  }

  static CreatePerson parameters(Person person, Receipt receipt) {
    Map<String, Object> properties = PersonMapper.properties(person);
    List<DetailList> lists = PersonMapper.details(person);
    ProfileSize.check(properties, lists);
    properties.remove(GraphNames.ID);
    properties.values().removeIf(value -> value == null);
    return new CreatePerson(person.getId(), properties, lists, receipt);
  }

  /** Deletes the person, and all that belongs to the person. */
  CompletableFuture<Void> delete(UserId userId, SecurityToken token) {
    String id = RequestedUser.id(userId, token);
    access.deleting(token, id);
    return operations
        .run(PeopleOperations.DELETE, new DeletePerson(id, clock.millis()))
        .thenAccept(
            result -> {
              if (!result.deleted()) {
                throw Refusals.notFound("person", id);
              }
            });
  }
}
