package io.shindigneo4j.opensocial.people;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.appdata.PersonAppData;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.protocol.RestfulCollection;
import org.apache.shindig.social.opensocial.model.Person;
import org.apache.shindig.social.opensocial.spi.CollectionOptions;
import org.apache.shindig.social.opensocial.spi.GroupId;
import org.apache.shindig.social.opensocial.spi.PersonService;
import org.apache.shindig.social.opensocial.spi.UserId;

/** People with their application data, where a request names that field. */
final class PeopleWithAppData implements PersonService {

  private final GraphPersonService people;
  private final PersonAppData appData;

  @Inject
  PeopleWithAppData(GraphPersonService people, PersonAppData appData) {
    this.people = people;
    this.appData = appData;
  }

  @Override
  public CompletableFuture<RestfulCollection<Person>> getPeople(
      Set<UserId> userIds,
      GroupId groupId,
      CollectionOptions options,
      Set<String> fields,
      SecurityToken token) {
    return people
        .getPeople(userIds, groupId, options, fields, token)
        .thenCompose(page -> appData.fill(page.getList(), fields, token).thenApply(filled -> page));
  }

  @Override
  public CompletableFuture<Person> getPerson(
      UserId userId, Set<String> fields, SecurityToken token) {
    return people
        .getPerson(userId, fields, token)
        .thenCompose(
            person -> appData.fill(List.of(person), fields, token).thenApply(filled -> person));
  }

  @Override
  public CompletableFuture<Person> updatePerson(UserId userId, Person person, SecurityToken token) {
    return people.updatePerson(userId, person, token);
  }
}
