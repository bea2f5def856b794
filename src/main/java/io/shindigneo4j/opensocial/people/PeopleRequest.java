package io.shindigneo4j.opensocial.people;

import io.shindigneo4j.opensocial.mapping.CollectionQuery;
import io.shindigneo4j.opensocial.mapping.FieldTargets;
import io.shindigneo4j.opensocial.request.Refusals;
import io.shindigneo4j.opensocial.request.RequestedUser;
import io.shindigneo4j.schema.people.PeopleOperations.ListPeople;
import io.shindigneo4j.schema.people.PeopleSelector;
import io.shindigneo4j.schema.query.ListQuery.Comparison;
import io.shindigneo4j.schema.query.ListQuery.Filter;
import io.shindigneo4j.schema.query.ListQuery.Target;
import io.shindigneo4j.schema.query.Selection;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.protocol.ProtocolException;
import org.apache.shindig.social.opensocial.spi.CollectionOptions;
import org.apache.shindig.social.opensocial.spi.PersonService;
import org.apache.shindig.social.opensocial.spi.UserId;

/** A request for people: the parameters of its operation, and the query that its answer needs. */
record PeopleRequest(ListPeople parameters, CollectionQuery query) {

  /**
   * The specification's word for Shindig's isFriendsWith; Core API Server 2.5.1, on mutual friends.
   */
  private static final String FRIENDS_FILTER = "@friends";

  /** A filter by one of Shindig's words instead of a field. */
  private static final Filter HAS_APP =
      new Filter(Target.property("hasApp"), Comparison.EQUALS, "true");

  /**
   * @throws ProtocolException with status 400 for what makes no sense
   */
  static PeopleRequest of(
      PeopleSelector around,
      CollectionOptions options,
      Selection selection,
      FieldTargets targets,
      SecurityToken token,
      int pageLimit) {
    CollectionQuery query = query(options, targets, pageLimit);
    return new PeopleRequest(
        new ListPeople(around, friendsWith(options, token), query.list(), selection), query);
  }

  private static CollectionQuery query(
      CollectionOptions options, FieldTargets targets, int pageLimit) {
    String word = options.getFilter();
    if (word == null || !isWord(word)) {
      return CollectionQuery.of(options, targets, pageLimit);
    }
    Filter filter = word.equals(PersonService.HAS_APP_FILTER) ? HAS_APP : null;
    return CollectionQuery.of(filter, options, targets, pageLimit);
  }

  private static boolean isWord(String filter) {
    return switch (filter) {
      case FRIENDS_FILTER,
          PersonService.ALL_FILTER,
          PersonService.HAS_APP_FILTER,
          PersonService.IS_WITH_FRIENDS_FILTER,
          PersonService.TOP_FRIENDS_FILTER ->
          true;
      default -> false;
    };
  }

  /** The value may be a word such as {@code @viewer}. */
  private static String friendsWith(CollectionOptions options, SecurityToken token) {
    String filter = options.getFilter();
    if (!FRIENDS_FILTER.equals(filter) && !PersonService.IS_WITH_FRIENDS_FILTER.equals(filter)) {
      return null;
    }
    if (options.getFilterValue() == null || options.getFilterValue().isEmpty()) {
      throw Refusals.badRequest(filter + " needs a person's id as its value");
    }
    return RequestedUser.id(UserId.fromJson(options.getFilterValue()), token);
  }
}
