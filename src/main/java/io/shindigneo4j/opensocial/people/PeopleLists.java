package io.shindigneo4j.opensocial.people;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.access.AccessControl;
import io.shindigneo4j.opensocial.access.Resource;
import io.shindigneo4j.opensocial.configuration.BackendSettings;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.schema.people.PeopleOperations;
import io.shindigneo4j.schema.people.PeopleSelector;
import io.shindigneo4j.schema.query.Selection;
import java.util.List;
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
  private final PersonBeans beans;

  @Inject
  PeopleLists(OperationRunner operations, BackendSettings settings, AccessControl access) {
    this.operations = operations;
    this.settings = settings;
    this.access = access;
    this.view = new ProfileView(access);
    this.beans = new PersonBeans(access);
  }

  CompletableFuture<RestfulCollection<Person>> list(
      PeopleSelector around, CollectionOptions options, Set<String> fields, SecurityToken token) {
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
            page ->
                request
                    .query()
                    .collection(beans.people(page.people(), selection, token), page.total()));
  }
}
