package io.shindigneo4j.opensocial.people;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.access.AccessControl;
import io.shindigneo4j.opensocial.access.Resource;
import io.shindigneo4j.opensocial.request.RequestedUser;
import io.shindigneo4j.schema.people.PeopleSelector;
import io.shindigneo4j.schema.people.PeopleSelector.PeopleRelation;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.protocol.RestfulCollection;
import org.apache.shindig.social.opensocial.model.Person;
import org.apache.shindig.social.opensocial.spi.CollectionOptions;
import org.apache.shindig.social.opensocial.spi.UserId;

/** Lists the friend requests that a person has received or sent. */
final class FriendRequests {

  private final PeopleLists lists;
  private final AccessControl access;

  @Inject
  FriendRequests(PeopleLists lists, AccessControl access) {
    this.lists = lists;
    this.access = access;
  }

  /**
   * The people on the other end of the requests; only for the person.
   *
   * @param circle {@link PeopleRelation#REQUESTING} or {@link PeopleRelation#REQUESTED}
   */
  CompletableFuture<RestfulCollection<Person>> list(
      UserId userId,
      PeopleRelation circle,
      CollectionOptions options,
      Set<String> fields,
      SecurityToken token) {
    String id = RequestedUser.id(userId, token);
    access.readingOf(Resource.REQUESTS, token, List.of(id));
    PeopleSelector around =
        new PeopleSelector(List.of(id), circle, null, access.reading(Resource.PEOPLE, token));
    return lists.list(around, options, fields, token);
  }
}
