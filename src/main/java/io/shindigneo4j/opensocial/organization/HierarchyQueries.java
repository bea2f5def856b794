package io.shindigneo4j.opensocial.organization;

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
import io.shindigneo4j.opensocial.request.RequestedUser;
import io.shindigneo4j.schema.organization.OrganizationOperations;
import io.shindigneo4j.schema.organization.OrganizationOperations.FindHierarchyPath;
import io.shindigneo4j.schema.organization.OrganizationOperations.ListManagers;
import io.shindigneo4j.schema.organization.OrganizationOperations.ListReports;
import io.shindigneo4j.schema.people.PeopleOperations.PeoplePage;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.query.Selection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.protocol.RestfulCollection;
import org.apache.shindig.social.opensocial.model.Person;
import org.apache.shindig.social.opensocial.spi.CollectionOptions;
import org.apache.shindig.social.opensocial.spi.UserId;

/** Lists managers, reports and reporting paths. Safe for use by many threads. */
final class HierarchyQueries {

  private final OperationRunner operations;
  private final BackendSettings settings;
  private final AccessControl access;
  private final ProfileView view;
  private final PersonBeans beans;

  @Inject
  HierarchyQueries(OperationRunner operations, BackendSettings settings, AccessControl access) {
    this.operations = operations;
    this.settings = settings;
    this.access = access;
    this.view = new ProfileView(access);
    this.beans = new PersonBeans(access);
  }

  /** Refuses who may read none of it, whatever else is wrong with a request. */
  void requireReader(SecurityToken token) {
    access.reading(Resource.HIERARCHY, token);
  }

  /**
   * The user's manager, the manager's manager and so on, as far as these are for the viewer to
   * know; that is their only order.
   */
  CompletableFuture<RestfulCollection<Person>> managers(
      UserId userId, CollectionOptions options, Set<String> fields, SecurityToken token) {
    Selection selection = PersonMapper.selection(fields);
    CollectionQuery query = CollectionQuery.pageAlone(options, settings.pageLimit());
    String person = RequestedUser.id(userId, token);
    ListManagers parameters =
        new ListManagers(
            person,
            viewpoint(token, person),
            !access.mayRead(Resource.HIERARCHY, token, null),
            query.list().page(),
            selection);
    return operations
        .run(OrganizationOperations.MANAGERS, parameters)
        .thenApply(page -> collection(known(page), query, selection, token));
  }

  /** Who reports to the user directly. */
  CompletableFuture<RestfulCollection<Person>> reports(
      UserId userId, CollectionOptions options, Set<String> fields, SecurityToken token) {
    Selection selection = PersonMapper.selection(fields);
    CollectionQuery query = CollectionQuery.of(options, view.targets(token), settings.pageLimit());
    String person = RequestedUser.id(userId, token);
    ListReports parameters =
        new ListReports(person, viewpoint(token, person), query.list(), selection);
    return operations
        .run(OrganizationOperations.REPORTS, parameters)
        .thenApply(page -> collection(known(page), query, selection, token));
  }

  /** The way from the user to another by way of their first common superior, whole. */
  CompletableFuture<RestfulCollection<Person>> path(
      UserId userId, String target, Set<String> fields, SecurityToken token) {
    Selection selection = PersonMapper.selection(fields);
    String person = RequestedUser.id(userId, token);
    FindHierarchyPath parameters =
        new FindHierarchyPath(person, target, viewpoint(token, person, target), selection);
    return operations
        .run(OrganizationOperations.HIERARCHY_PATH, parameters)
        .thenApply(path -> beans.people(known(path).people(), selection, token))
        .thenApply(people -> new RestfulCollection<>(people));
  }

  private Viewpoint viewpoint(SecurityToken token, String... people) {
    access.readingOf(Resource.HIERARCHY, token, List.of(people));
    return access.reading(Resource.PEOPLE, token);
  }

  private RestfulCollection<Person> collection(
      PeoplePage page, CollectionQuery query, Selection selection, SecurityToken token) {
    return query.collection(beans.people(page.people(), selection, token), page.total());
  }

  private static <T> T known(Optional<T> result) {
    return result.orElseThrow(() -> Refusals.notFound("there is no such person"));
  }
}
