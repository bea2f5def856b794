package io.shindigneo4j.opensocial.graph;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.access.AccessControl;
import io.shindigneo4j.opensocial.access.Resource;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.opensocial.people.PersonBeans;
import io.shindigneo4j.opensocial.request.RequestedUser;
import io.shindigneo4j.schema.people.PeopleOperations;
import io.shindigneo4j.schema.people.PeopleOperations.ListPeople;
import io.shindigneo4j.schema.people.PeopleSelector;
import io.shindigneo4j.schema.people.PeopleSelector.PeopleRelation;
import io.shindigneo4j.schema.people.Viewpoint;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.apache.shindig.protocol.RestfulCollection;
import org.apache.shindig.social.opensocial.model.Person;
import org.apache.shindig.social.opensocial.spi.UserId;

/** Lists whom a person blocks or has dismissed, to that person alone. Safe for many threads. */
final class AvoidedPeople {

  private final OperationRunner operations;
  private final AccessControl access;
  private final PeopleExistence existence;
  private final PersonBeans beans;

  @Inject
  AvoidedPeople(
      OperationRunner operations,
      AccessControl access,
      PeopleExistence existence,
      PersonBeans beans) {
    this.operations = operations;
    this.access = access;
    this.existence = existence;
    this.beans = beans;
  }

  /**
   * Those whom the viewer may see. Status 404 if there is no such user.
   *
   * @param circle {@link PeopleRelation#BLOCKED} or {@link PeopleRelation#DISMISSED}
   */
  CompletableFuture<RestfulCollection<Person>> list(
      UserId userId, PeopleRelation circle, ListRequest list) {
    List<String> user = List.of(RequestedUser.id(userId, list.token()));
    access.readingOf(Resource.REQUESTS, list.token(), user);
    Viewpoint viewpoint = access.reading(Resource.PEOPLE, list.token());
    PeopleSelector around = new PeopleSelector(user, circle, null, viewpoint);
    return operations
        .run(
            PeopleOperations.LIST,
            new ListPeople(around, null, list.query().list(), list.selection()))
        .thenApply(
            page ->
                list.collection(
                    page.total(),
                    page.people(),
                    item -> beans.person(item, list.selection(), list.token())))
        .thenCompose(people -> existence.requireAny(user, viewpoint, people));
  }
}
