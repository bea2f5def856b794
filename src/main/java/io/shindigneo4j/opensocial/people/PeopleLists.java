package io.shindigneo4j.opensocial.people;

import com.google.inject.Inject;
import io.shindigneo4j.driver.ResultRecord;
import io.shindigneo4j.opensocial.access.AccessControl;
import io.shindigneo4j.opensocial.access.Resource;
import io.shindigneo4j.opensocial.configuration.BackendSettings;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.schema.people.Around;
import io.shindigneo4j.schema.people.PeopleOperations;
import io.shindigneo4j.schema.query.Selection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.protocol.RestfulCollection;
import org.apache.shindig.social.opensocial.model.Person;
import org.apache.shindig.social.opensocial.spi.CollectionOptions;

/** Lists of people around others. Safe for use by many threads. */
final class PeopleLists {

  private final OperationRunner operations;
  private final BackendSettings settings;
  private final AccessControl access;
  private final ProfileView view;

  @Inject
  PeopleLists(OperationRunner operations, BackendSettings settings, AccessControl access) {
    this.operations = operations;
    this.settings = settings;
    this.access = access;
    this.view = new ProfileView(access);
  }

  CompletableFuture<RestfulCollection<Person>> list(
      Around around, CollectionOptions options, Set<String> fields, SecurityToken token) {
    Selection selection = PersonMapper.selection(fields);
    PeopleRequest request =
        PeopleRequest.of(
            around, options, selection, view.targets(token), token, settings.pageLimit());
    if (request.parameters().friendsWith() != null) {
      access.readingOf(Resource.FRIENDSHIPS, token, List.of(request.parameters().friendsWith()));
    }
    return operations
        .run(PeopleOperations.LIST, request.parameters())
        .thenApply(
            result -> {
              ResultRecord record = result.first().orElseThrow();
              return request
                  .query()
                  .collection(people(record, selection, token), record.get("total", Long.class));
            });
  }

  private List<Person> people(ResultRecord record, Selection selection, SecurityToken token) {
    return ((List<?>) record.get("people"))
        .stream()
            .map(item -> (Map<?, ?>) item)
            .map(item -> person(item, selection, token))
            .toList();
  }

  private Person person(Map<?, ?> item, Selection selection, SecurityToken token) {
    return view.seen(
        PersonMapper.person(selection, (List<?>) item.get("values"), (List<?>) item.get("details")),
        token);
  }
}
