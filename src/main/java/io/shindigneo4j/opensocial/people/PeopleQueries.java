package io.shindigneo4j.opensocial.people;

import com.google.common.util.concurrent.Futures;
import com.google.inject.Inject;
import io.shindigneo4j.opensocial.access.AccessControl;
import io.shindigneo4j.opensocial.access.Resource;
import io.shindigneo4j.opensocial.request.Inputs;
import io.shindigneo4j.opensocial.request.Refusals;
import io.shindigneo4j.schema.people.PeopleSelector.PeopleRelation;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import org.apache.shindig.protocol.RestfulCollection;
import org.apache.shindig.social.opensocial.model.Person;
import org.apache.shindig.social.opensocial.spi.CollectionOptions;
import org.apache.shindig.social.opensocial.spi.CollectionOptionsFactory;
import org.apache.shindig.social.opensocial.spi.GroupId;
import org.apache.shindig.social.opensocial.spi.PersonService;
import org.apache.shindig.social.opensocial.spi.UserId;

/** Answers requests that read people, with one person or a list. */
final class PeopleQueries {

  private final PersonService people;
  private final FriendRequests requests;
  private final CollectionOptionsFactory options;
  private final AccessControl access;

  @Inject
  PeopleQueries(
      PersonService people,
      FriendRequests requests,
      CollectionOptionsFactory options,
      AccessControl access) {
    this.people = people;
    this.requests = requests;
    this.options = options;
    this.access = access;
  }

  Future<?> get(PeopleTarget target) {
    access.reading(Resource.PEOPLE, target.request().getToken());
    return switch (target.group()) {
      case PeopleTarget.RECEIVED_REQUESTS -> requests(target, PeopleRelation.REQUESTING);
      case PeopleTarget.SENT_REQUESTS -> requests(target, PeopleRelation.REQUESTED);
      default ->
          target.request().getListParameter("personId").isEmpty() ? around(target) : named(target);
    };
  }

  private Future<?> requests(PeopleTarget target, PeopleRelation circle) {
    return requests.list(
        target.user(), circle, options(target), fields(target), target.request().getToken());
  }

  private Future<?> around(PeopleTarget target) {
    Set<UserId> users = target.users();
    GroupId group = target.groupId();
    boolean one = users.size() == 1 && group.getType() == GroupId.Type.self;
    if (one && options(target).getFilter() == null) {
      return people.getPerson(target.user(), fields(target), target.request().getToken());
    }
    return one ? first(list(users, group, target)) : list(users, group, target);
  }

  /** People by their ids, whatever the user and the group. */
  private Future<?> named(PeopleTarget target) {
    if (target.users().size() > 1) {
      throw Refusals.badRequest("Cannot fetch personIds for multiple userIds");
    }
    Set<UserId> ids = new LinkedHashSet<>();
    for (String id : target.request().getListParameter("personId")) {
      ids.add(new UserId(UserId.Type.userId, Inputs.person(target.request(), id)));
    }
    Future<RestfulCollection<Person>> found =
        list(ids, new GroupId(GroupId.Type.self, null), target);
    return ids.size() == 1 ? first(found) : found;
  }

  private Future<RestfulCollection<Person>> list(
      Set<UserId> users, GroupId group, PeopleTarget target) {
    return people.getPeople(
        users, group, options(target), fields(target), target.request().getToken());
  }

  /** Nobody where the page is empty, however many there are in all. */
  private static Future<Person> first(Future<RestfulCollection<Person>> found) {
    return found instanceof CompletableFuture<RestfulCollection<Person>> told
        ? told.thenApply(PeopleQueries::first)
        : Futures.lazyTransform(found, PeopleQueries::first);
  }

  private static Person first(RestfulCollection<Person> people) {
    return people.getList().isEmpty() ? null : people.getList().get(0);
  }

  private CollectionOptions options(PeopleTarget target) {
    return options.create(target.request());
  }

  private static Set<String> fields(PeopleTarget target) {
    return target.request().getFields(Person.Field.DEFAULT_FIELDS);
  }
}
