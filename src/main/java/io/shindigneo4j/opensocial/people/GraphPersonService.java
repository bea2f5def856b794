package io.shindigneo4j.opensocial.people;

import com.google.inject.Inject;
import io.shindigneo4j.driver.Result;
import io.shindigneo4j.driver.ResultRecord;
import io.shindigneo4j.opensocial.access.AccessControl;
import io.shindigneo4j.opensocial.access.Resource;
import io.shindigneo4j.opensocial.configuration.BackendSettings;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.opensocial.mapping.Conversion;
import io.shindigneo4j.opensocial.mapping.RequestedPeople;
import io.shindigneo4j.opensocial.mapping.RequestedUser;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.people.Around;
import io.shindigneo4j.schema.people.Circle;
import io.shindigneo4j.schema.people.GetPerson;
import io.shindigneo4j.schema.people.PeopleOperations;
import io.shindigneo4j.schema.people.UpdatePerson;
import io.shindigneo4j.schema.query.Selection;
import java.time.Clock;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.auth.AnonymousSecurityToken;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.protocol.ProtocolException;
import org.apache.shindig.protocol.RestfulCollection;
import org.apache.shindig.social.opensocial.model.Person;
import org.apache.shindig.social.opensocial.spi.CollectionOptions;
import org.apache.shindig.social.opensocial.spi.GroupId;
import org.apache.shindig.social.opensocial.spi.PersonService;
import org.apache.shindig.social.opensocial.spi.UserId;

/**
 * People from the graph (OpenSocial Social API Server 2.5.1, People). Safe for use by many threads.
 */
final class GraphPersonService implements PersonService {

  private final OperationRunner operations;
  private final BackendSettings settings;
  private final AccessControl access;
  private final Clock clock;

  @Inject
  GraphPersonService(
      OperationRunner operations, BackendSettings settings, AccessControl access, Clock clock) {
    this.operations = operations;
    this.settings = settings;
    this.access = access;
    this.clock = clock;
  }

  /** Unknown people are skipped; but the only one asked for must be there. */
  @Override
  public CompletableFuture<RestfulCollection<Person>> getPeople(
      Set<UserId> userIds,
      GroupId groupId,
      CollectionOptions options,
      Set<String> fields,
      SecurityToken token) {
    Around around =
        RequestedPeople.around(userIds, groupId, token, access.reading(Resource.PEOPLE, token));
    Selection selection = PersonMapper.selection(fields);
    PeopleRequest request =
        PeopleRequest.of(around, options, selection, token, settings.pageLimit());
    return operations
        .run(PeopleOperations.LIST, request.parameters())
        .thenApply(
            result -> {
              ResultRecord record = result.first().orElseThrow();
              long total = record.get("total", Long.class);
              if (total == 0 && asksForOne(around, options)) {
                throw notFound(around.users().get(0));
              }
              return request.query().collection(people(record, selection, token), total);
            });
  }

  private static boolean asksForOne(Around around, CollectionOptions options) {
    return around.circle() == Circle.SELF
        && around.users().size() == 1
        && options.getFilter() == null
        && options.getUpdatedSince() == null;
  }

  private static List<Person> people(
      ResultRecord record, Selection selection, SecurityToken token) {
    return ((List<?>) record.get("people"))
        .stream()
            .map(item -> (Map<?, ?>) item)
            .map(item -> person(selection, item.get("values"), item.get("details"), token))
            .toList();
  }

  @Override
  public CompletableFuture<Person> getPerson(
      UserId userId, Set<String> fields, SecurityToken token) {
    access.reading(Resource.PEOPLE, token);
    String id = RequestedUser.id(userId, token);
    if (AnonymousSecurityToken.ANONYMOUS_ID.equals(id)) {
      return CompletableFuture.completedFuture(marked(AnonymousPerson.create(), token));
    }
    Selection selection = PersonMapper.selection(fields);
    return operations
        .run(PeopleOperations.GET, new GetPerson(id, selection))
        .thenApply(result -> onlyPerson(result, id, selection, token));
  }

  /** Changes the fields that the body names; only the person may. */
  @Override
  public CompletableFuture<Person> updatePerson(UserId userId, Person person, SecurityToken token) {
    String id = RequestedUser.id(userId, token);
    access.writing(Resource.PEOPLE, token, id);
    Map<String, Object> properties = PersonMapper.properties(person);
    properties.remove(GraphNames.ID);
    properties.put(
        GraphNames.UPDATED, Conversion.DATE.toProperty().apply(Date.from(clock.instant())));
    Selection selection = PersonMapper.selection(Set.of());
    return operations
        .run(
            PeopleOperations.UPDATE,
            new UpdatePerson(id, properties, PersonMapper.details(person), selection))
        .thenApply(result -> onlyPerson(result, id, selection, token));
  }

  private static Person onlyPerson(
      Result result, String id, Selection selection, SecurityToken token) {
    ResultRecord record = result.first().orElseThrow(() -> notFound(id));
    return person(selection, record.get("values"), record.get("details"), token);
  }

  private static Person person(
      Selection selection, Object values, Object details, SecurityToken token) {
    return marked(PersonMapper.person(selection, (List<?>) values, (List<?>) details), token);
  }

  private static Person marked(Person person, SecurityToken token) {
    String id = person.getId();
    person.setIsOwner(id != null && id.equals(token.getOwnerId()));
    person.setIsViewer(id != null && id.equals(token.getViewerId()));
    return person;
  }

  private static ProtocolException notFound(String id) {
    return new ProtocolException(HttpServletResponse.SC_NOT_FOUND, "there is no person " + id);
  }
}
