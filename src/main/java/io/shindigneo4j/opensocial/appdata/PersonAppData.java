package io.shindigneo4j.opensocial.appdata;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.access.AccessControl;
import io.shindigneo4j.opensocial.access.ApplicationId;
import io.shindigneo4j.opensocial.access.Resource;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.schema.appdata.AppDataOperations;
import io.shindigneo4j.schema.appdata.AppDataOperations.GetAppData;
import io.shindigneo4j.schema.people.PeopleSelector;
import io.shindigneo4j.schema.people.PeopleSelector.PeopleRelation;
import io.shindigneo4j.schema.people.Viewpoint;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.social.opensocial.model.Person;

/**
 * The field {@code appData} of people: what the application that asks keeps for those of them whose
 * data the viewer may read. Safe for use by many threads.
 */
public final class PersonAppData {

  private final OperationRunner operations;
  private final AccessControl access;

  @Inject
  public PersonAppData(OperationRunner operations, AccessControl access) {
    this.operations = operations;
    this.access = access;
  }

  /** Fills the field where the request names it, whole ({@code appData}) or in part. */
  public CompletableFuture<Void> fill(
      List<Person> people, Set<String> fields, SecurityToken token) {
    AppDataFields requested = AppDataFields.of(fields);
    Optional<Viewpoint> viewpoint = access.readingBeside(Resource.APP_DATA, token);
    String application = ApplicationId.of(token);
    if (!requested.any() || viewpoint.isEmpty() || application == null) {
      return CompletableFuture.completedFuture(null);
    }
    List<String> ids = people.stream().map(Person::getId).toList();
    PeopleSelector around = new PeopleSelector(ids, PeopleRelation.SELF, null, viewpoint.get());
    return operations
        .run(AppDataOperations.GET, new GetAppData(around, application, requested.keys()))
        .thenAccept(data -> fill(people, AppDataAnswers.people(data)));
  }

  private static void fill(List<Person> people, Map<String, Map<String, Object>> data) {
    people.stream()
        .filter(person -> data.containsKey(person.getId()))
        .forEach(person -> person.setAppData(data.get(person.getId())));
  }

  /**
   * The application data that a request for people asks for. The specification spells the field
   * {@code appdata} in requests and {@code appData} in answers.
   *
   * @param any whether the request asks for application data
   * @param keys empty for all
   */
  private record AppDataFields(boolean any, List<String> keys) {

    private static final String WHOLE = "appdata";
    private static final String PREFIX = WHOLE + ".";

    static AppDataFields of(Set<String> names) {
      Set<String> fields = names == null ? Set.of() : names;
      boolean whole = fields.stream().anyMatch(WHOLE::equalsIgnoreCase);
      List<String> keys =
          fields.stream()
              .filter(field -> field.regionMatches(true, 0, PREFIX, 0, PREFIX.length()))
              .map(field -> field.substring(PREFIX.length()))
              .toList();
      return new AppDataFields(whole || !keys.isEmpty(), whole ? List.of() : keys);
    }
  }
}
