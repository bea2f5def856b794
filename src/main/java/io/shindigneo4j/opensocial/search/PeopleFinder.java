package io.shindigneo4j.opensocial.search;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.access.AccessControl;
import io.shindigneo4j.opensocial.access.Resource;
import io.shindigneo4j.opensocial.configuration.BackendSettings;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.opensocial.mapping.CollectionQuery;
import io.shindigneo4j.opensocial.people.PersonBeans;
import io.shindigneo4j.opensocial.people.PersonMapper;
import io.shindigneo4j.opensocial.people.ProfileView;
import io.shindigneo4j.opensocial.request.Refusals;
import io.shindigneo4j.schema.InvalidParameterException;
import io.shindigneo4j.schema.query.Selection;
import io.shindigneo4j.schema.search.NamePrefix;
import io.shindigneo4j.schema.search.SearchOperations;
import io.shindigneo4j.schema.search.SearchOperations.CompletePeople;
import io.shindigneo4j.schema.search.SearchOperations.FindPeople;
import io.shindigneo4j.schema.search.SearchOperations.SearchResults;
import io.shindigneo4j.schema.search.SearchText;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.protocol.RestfulCollection;
import org.apache.shindig.social.opensocial.model.Person;
import org.apache.shindig.social.opensocial.spi.CollectionOptions;

/** Searches for people whom the viewer may see. Safe for use by many threads. */
final class PeopleFinder {

  private static final String COMPLETE = "complete";

  private static final Selection SHORT =
      PersonMapper.selection(Set.of("id", "displayName", "thumbnailUrl"));

  private final OperationRunner operations;
  private final BackendSettings settings;
  private final AccessControl access;
  private final ProfileView view;
  private final PersonBeans beans;

  @Inject
  PeopleFinder(OperationRunner operations, BackendSettings settings, AccessControl access) {
    this.operations = operations;
    this.settings = settings;
    this.access = access;
    this.view = new ProfileView(access);
    this.beans = new PersonBeans(access);
  }

  /** Refuses who may read nobody, whatever else is wrong with a request. */
  void requireReader(SecurityToken token) {
    access.reading(Resource.PEOPLE, token);
  }

  /**
   * Those who have all words of a text. The page has {@code complete} besides: false if there may
   * be more than the total, as a search looks at so many at most.
   */
  CompletableFuture<RestfulCollection<Person>> find(
      String text, CollectionOptions options, Set<String> fields, SecurityToken token) {
    Selection selection = PersonMapper.selection(fields);
    CollectionQuery query = CollectionQuery.of(options, view.targets(token), settings.pageLimit());
    boolean groups =
        access.mayRead(Resource.GROUPS, token, null) && access.showsMembersToMembers(token);
    FindPeople parameters =
        new FindPeople(
            checked(() -> SearchText.of(text, groups)),
            access.reading(Resource.PEOPLE, token),
            query.list(),
            selection);
    return operations
        .run(SearchOperations.PEOPLE, parameters)
        .thenApply(results -> page(results, query, selection, token));
  }

  private RestfulCollection<Person> page(
      SearchResults results, CollectionQuery query, Selection selection, SecurityToken token) {
    List<Person> people = beans.people(results.people(), selection, token);
    RestfulCollection<Person> page = query.collection(people, results.total());
    page.put(COMPLETE, results.complete());
    return page;
  }

  /** Those whose names have words that begin with those of a text. */
  CompletableFuture<RestfulCollection<Person>> complete(
      String text, CollectionOptions options, SecurityToken token) {
    CollectionQuery query = CollectionQuery.beginning(options, CompletePeople.MAX);
    CompletePeople parameters =
        new CompletePeople(
            checked(() -> NamePrefix.of(text)),
            access.reading(Resource.PEOPLE, token),
            query.list().page().limit(),
            SHORT);
    return operations
        .run(SearchOperations.COMPLETE, parameters)
        .thenApply(found -> beans.people(found.people(), SHORT, token))
        .thenApply(people -> query.collection(people, people.size()));
  }

  private static <T> T checked(Supplier<T> parse) {
    try {
      return parse.get();
    } catch (InvalidParameterException e) {
      throw Refusals.badRequest(e.getMessage());
    }
  }
}
