package io.shindigneo4j.opensocial.people;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.access.AccessControl;
import io.shindigneo4j.opensocial.access.Resource;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.opensocial.mapping.RequestedPeople;
import io.shindigneo4j.opensocial.request.PartialUpdate;
import io.shindigneo4j.opensocial.request.Refusals;
import io.shindigneo4j.opensocial.request.RequestedUser;
import io.shindigneo4j.schema.people.PeopleOperations;
import io.shindigneo4j.schema.people.PeopleOperations.GetPerson;
import io.shindigneo4j.schema.people.PeopleSelector;
import io.shindigneo4j.schema.people.PeopleSelector.PeopleRelation;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.people.Viewpoint.Reach;
import io.shindigneo4j.schema.query.Item;
import io.shindigneo4j.schema.query.Selection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.apache.shindig.auth.AnonymousSecurityToken;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.protocol.RestfulCollection;
import org.apache.shindig.social.core.model.NameImpl;
import org.apache.shindig.social.opensocial.model.Person;
import org.apache.shindig.social.opensocial.spi.CollectionOptions;
import org.apache.shindig.social.opensocial.spi.GroupId;
import org.apache.shindig.social.opensocial.spi.PersonService;
import org.apache.shindig.social.opensocial.spi.UserId;

/**
 * People from the graph (OpenSocial Social API Server 2.5.1, People). Safe for use by many threads.
 */
final class GraphPersonService implements PersonService {

  private static final String ANONYMOUS_NAME = "Anonymous";

  private final OperationRunner operations;
  private final PeopleLists lists;
  private final AccessControl access;
  private final ProfileView view;
  private final PersonBeans beans;
  private final ProfileUpdates updates;

  @Inject
  GraphPersonService(
      OperationRunner operations, PeopleLists lists, AccessControl access, ProfileUpdates updates) {
    this.operations = operations;
    this.lists = lists;
    this.access = access;
    this.view = new ProfileView(access);
    this.beans = new PersonBeans(access);
    this.updates = updates;
  }

  /** Unknown people are skipped; but the only one asked for must be there. */
  @Override
  public CompletableFuture<RestfulCollection<Person>> getPeople(
      Set<UserId> userIds,
      GroupId groupId,
      CollectionOptions options,
      Set<String> fields,
      SecurityToken token) {
    PeopleSelector around =
        RequestedPeople.around(userIds, groupId, token, Resource.PEOPLE, access);
    return lists
        .list(around, options, fields, token)
        .thenApply(
            people -> {
              if (people.getTotalResults() == 0 && asksForOne(around, options)) {
                throw Refusals.notFound("person", around.users().get(0));
              }
              return people;
            });
  }

  private static boolean asksForOne(PeopleSelector around, CollectionOptions options) {
    return around.circle() == PeopleRelation.SELF
        && around.users().size() == 1
        && options.getFilter() == null
        && options.getUpdatedSince() == null;
  }

  @Override
  public CompletableFuture<Person> getPerson(
      UserId userId, Set<String> fields, SecurityToken token) {
    Viewpoint viewpoint = access.reading(Resource.PEOPLE, token);
    String id = RequestedUser.id(userId, token);
    if (AnonymousSecurityToken.ANONYMOUS_ID.equals(id)) {
      return CompletableFuture.completedFuture(view.seen(anonymous(), token));
    }
    if (viewpoint.reach() != Reach.EVERYBODY) {
      return withinReach(id, fields, viewpoint, token);
    }
    Selection selection = PersonMapper.selection(fields);
    return operations
        .run(PeopleOperations.GET, new GetPerson(id, selection))
        .thenApply(found -> onlyPerson(found, id, selection, token));
  }

  /** A person whom the viewer may not see is answered as one who does not exist. */
  private CompletableFuture<Person> withinReach(
      String id, Set<String> fields, Viewpoint viewpoint, SecurityToken token) {
    CollectionOptions one = new CollectionOptions();
    one.setMax(1);
    return lists
        .list(
            new PeopleSelector(List.of(id), PeopleRelation.SELF, null, viewpoint),
            one,
            fields,
            token)
        .thenApply(
            people ->
                people.getList().stream()
                    .findFirst()
                    .orElseThrow(() -> Refusals.notFound("person", id)));
  }

  /** Changes the fields that the body names; only the person may. */
  @Override
  public CompletableFuture<Person> updatePerson(UserId userId, Person person, SecurityToken token) {
    return updates.update(userId, person, PartialUpdate.OF_THE_BODY, token);
  }

  private Person onlyPerson(
      Optional<Item> found, String id, Selection selection, SecurityToken token) {
    return found
        .map(item -> beans.person(item, selection, token))
        .orElseThrow(() -> Refusals.notFound("person", id));
  }

  /**
   * The person that stands for a viewer without a login: user id -1 (OpenSocial Social API Server
   * 2.5.1, section on retrieving a person).
   */
  private static Person anonymous() {
    Person person = new SocialPerson();
    person.setId(AnonymousSecurityToken.ANONYMOUS_ID);
    person.setName(new NameImpl(ANONYMOUS_NAME));
    person.setNickname(ANONYMOUS_NAME);
    return person;
  }
}
