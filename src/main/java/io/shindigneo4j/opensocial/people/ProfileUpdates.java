package io.shindigneo4j.opensocial.people;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.access.AccessControl;
import io.shindigneo4j.opensocial.access.Resource;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.opensocial.mapping.Conversion;
import io.shindigneo4j.opensocial.request.PartialUpdate;
import io.shindigneo4j.opensocial.request.Refusals;
import io.shindigneo4j.opensocial.request.RequestedUser;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.people.PeopleOperations;
import io.shindigneo4j.schema.people.PeopleOperations.DetailList;
import io.shindigneo4j.schema.people.PeopleOperations.UpdatePerson;
import io.shindigneo4j.schema.query.Selection;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.social.opensocial.model.Person;
import org.apache.shindig.social.opensocial.spi.UserId;

/** Changes of profiles, each by its person. Safe for use by many threads. */
final class ProfileUpdates {

  private final OperationRunner operations;
  private final AccessControl access;
  private final PersonBeans beans;
  private final Clock clock;

  @Inject
  ProfileUpdates(OperationRunner operations, AccessControl access, Clock clock) {
    this.operations = operations;
    this.access = access;
    this.beans = new PersonBeans(access);
    this.clock = clock;
  }

  /**
   * Changes the fields that the person has.
   *
   * @param update what else is taken away, and what is left
   * @return the person as it is then
   */
  CompletableFuture<Person> update(
      UserId userId, Person person, PartialUpdate update, SecurityToken token) {
    String id = RequestedUser.id(userId, token);
    access.writing(Resource.PEOPLE, token, id);
    requireParts(update);
    Map<String, Object> properties = PersonMapper.properties(person);
    List<DetailList> lists = new ArrayList<>(PersonMapper.details(person));
    ProfileSize.check(properties, lists);
    properties.keySet().removeIf(update::leaves);
    for (String field : update.removed()) {
      PersonMapper.keysOf(field).forEach(key -> properties.put(key, null));
      lists.addAll(PersonMapper.emptied(field));
    }
    properties.remove(GraphNames.ID);
    properties.put(GraphNames.UPDATED, Conversion.text(clock.instant()));
    Selection selection = PersonMapper.selection(Set.of());
    return operations
        .run(PeopleOperations.UPDATE, new UpdatePerson(id, properties, lists, selection))
        .thenApply(
            found ->
                found
                    .map(item -> beans.person(item, selection, token))
                    .orElseThrow(() -> Refusals.notFound("person", id)));
  }

  /** Of a list, which entry would it be? */
  private static void requireParts(PartialUpdate update) {
    for (String part : update.parts()) {
      if (!PersonMapper.emptied(part.substring(0, part.indexOf('.'))).isEmpty()) {
        throw Refusals.badRequest(part + " is a part of a list, which is changed as a whole");
      } else if (PersonMapper.keysOf(part).isEmpty()) {
        throw Refusals.badRequest("there is no field " + part);
      }
    }
  }
}
