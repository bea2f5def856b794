package io.shindigneo4j.opensocial.mapping;

import com.google.common.base.CharMatcher;
import com.google.common.base.Strings;
import io.shindigneo4j.opensocial.json.Moments;
import io.shindigneo4j.schema.query.ListQuery;
import io.shindigneo4j.schema.query.ListQuery.Comparison;
import io.shindigneo4j.schema.query.ListQuery.Filter;
import io.shindigneo4j.schema.query.ListQuery.Sort;
import io.shindigneo4j.schema.query.ListQuery.Target;
import io.shindigneo4j.schema.query.Page;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.protocol.ProtocolException;
import org.apache.shindig.protocol.RestfulCollection;
import org.apache.shindig.protocol.model.FilterOperation;
import org.apache.shindig.protocol.model.SortOrder;
import org.apache.shindig.social.opensocial.spi.CollectionOptions;
import org.apache.shindig.social.opensocial.spi.PersonService;

/**
 * The filter, order and page of a request for a list, in terms of the graph (OpenSocial Core API
 * Server 2.5.1, collection request parameters).
 */
public record CollectionQuery(ListQuery list) {

  /** The fields of people and their things that are times in the graph. */
  private static final Set<String> TIMES =
      Set.of("anniversary", "birthday", "published", "timeSent", "updated");

  private static final CharMatcher IN_TIMES =
      CharMatcher.inRange('0', '9').or(CharMatcher.anyOf("-+:.TZ"));

  /**
   * Takes a request apart.
   *
   * @param pageLimit the most items of a page, whatever is asked for
   * @throws ProtocolException with status 400 for options that make no sense
   */
  public static CollectionQuery of(CollectionOptions options, FieldTargets targets, int pageLimit) {
    return of(filter(options, targets), options, targets, pageLimit);
  }

  /** With a filter that the caller expresses, null for none. */
  public static CollectionQuery of(
      Filter filter, CollectionOptions options, FieldTargets targets, int pageLimit) {
    return new CollectionQuery(
        new ListQuery(
            filter, updatedSince(options), sort(options, targets), page(options, pageLimit)));
  }

  /**
   * Takes a request for a list apart that has one order only.
   *
   * @throws ProtocolException with status 400 for options other than those of a page
   */
  public static CollectionQuery pageAlone(CollectionOptions options, int pageLimit) {
    CollectionQuery query = of(options, field -> Optional.empty(), pageLimit);
    if (query.list.updatedSince() != null || !query.list.sort().ascending()) {
      throw badRequest("this list has an order of its own, and no times");
    }
    return query;
  }

  /**
   * Takes a request for the beginning of a list apart that has one order only, and no pages.
   *
   * @throws ProtocolException with status 400 for options other than the number of items
   */
  public static CollectionQuery beginning(CollectionOptions options, int limit) {
    CollectionQuery query = pageAlone(options, limit);
    if (query.list.page().first() > 0) {
      throw badRequest("this list has no startIndex");
    }
    return query;
  }

  private static String updatedSince(CollectionOptions options) {
    return options.getUpdatedSince() == null
        ? null
        : (String) Conversion.DATE.toProperty().apply(options.getUpdatedSince());
  }

  private static Filter filter(CollectionOptions options, FieldTargets targets) {
    if (options.getFilter() == null) {
      return null;
    }
    String value = Strings.nullToEmpty(options.getFilterValue());
    if (value.length() > Filter.MAX_LENGTH) {
      throw badRequest("filterValue has at most " + Filter.MAX_LENGTH + " characters");
    }
    Target target = target(options.getFilter(), targets);
    Comparison comparison = comparison(options.getFilterOperation());
    return new Filter(
        target, comparison, TIMES.contains(options.getFilter()) ? time(value, comparison) : value);
  }

  /** A moment in any form as the graph has it, and a part of one as it is. */
  private static String time(String value, Comparison comparison) {
    boolean isPart = IN_TIMES.matchesAllOf(value);
    try {
      return switch (comparison) {
        case EQUALS -> (String) Conversion.DATE.toProperty().apply(Moments.given(value));
        case CONTAINS, STARTS_WITH -> {
          if (!isPart) {
            throw new IllegalArgumentException("not a part of a time");
          }
          yield value;
        }
        case PRESENT -> value;
      };
    } catch (IllegalArgumentException e) {
      throw new ProtocolException(
          HttpServletResponse.SC_BAD_REQUEST, "filterValue must be a date, such as 2026-12-31", e);
    }
  }

  private static Comparison comparison(FilterOperation operation) {
    return switch (operation == null ? FilterOperation.contains : operation) {
      case contains -> Comparison.CONTAINS;
      case equals -> Comparison.EQUALS;
      case startsWith -> Comparison.STARTS_WITH;
      case present -> Comparison.PRESENT;
    };
  }

  private static Sort sort(CollectionOptions options, FieldTargets targets) {
    boolean ascending = options.getSortOrder() != SortOrder.descending;
    String field = options.getSortBy();
    if (field == null || field.equals(PersonService.TOP_FRIENDS_SORT)) {
      return new Sort(null, ascending);
    }
    return new Sort(target(field, targets), ascending);
  }

  private static Target target(String field, FieldTargets targets) {
    return targets
        .find(field)
        .orElseThrow(() -> badRequest("the field " + field + " cannot be compared"));
  }

  private static Page page(CollectionOptions options, int pageLimit) {
    if (options.getFirst() < 0 || options.getMax() < 0) {
      throw badRequest("startIndex and count must not be negative");
    }
    return new Page(options.getFirst(), Math.min(options.getMax(), pageLimit));
  }

  private static ProtocolException badRequest(String message) {
    return new ProtocolException(HttpServletResponse.SC_BAD_REQUEST, message);
  }

  /** The answer to the request. */
  public <T> RestfulCollection<T> collection(List<T> items, long total) {
    RestfulCollection<T> collection =
        new RestfulCollection<>(
            items, (int) list.page().first(), Math.toIntExact(total), (int) list.page().limit());
    collection.setFiltered(true);
    collection.setSorted(true);
    collection.setUpdatedSince(true);
    return collection;
  }
}
