package io.shindigneo4j.procedures.query;

import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.query.ListQuery;
import io.shindigneo4j.schema.query.ListQuery.Comparison;
import io.shindigneo4j.schema.query.ListQuery.Filter;
import java.util.function.Predicate;
import org.neo4j.graphdb.Node;

/** Tests nodes by the filter of a query. */
final class NodeFilter implements Predicate<Node> {

  /** The most steps that a search for a text may take without a table. */
  private static final long FEW_STEPS = 1 << 20;

  private final Filter filter;

  /**
   * For each part that the value begins with, the length of the longest other part that the value
   * begins with and this one ends with (Knuth, Morris and Pratt).
   */
  private final int[] borders;

  NodeFilter(Filter filter) {
    this.filter = filter;
    this.borders = filter.comparison() == Comparison.CONTAINS ? borders(filter.value()) : null;
  }

  private static int[] borders(String value) {
    int[] borders = new int[value.length()];
    for (int i = 1; i < borders.length; i++) {
      borders[i] = step(value, borders, borders[i - 1], value.charAt(i));
    }
    return borders;
  }

  /** How much of a value is found with one more character. */
  private static int step(String value, int[] borders, int found, char next) {
    int length = found;
    while (length > 0 && value.charAt(length) != next) {
      length = borders[length - 1];
    }
    return value.charAt(length) == next ? length + 1 : 0;
  }

  /** The conditions of a query. */
  static Predicate<Node> of(ListQuery query) {
    return of(query.filter()).and(since(query.updatedSince()));
  }

  private static Predicate<Node> of(Filter filter) {
    return filter == null ? node -> true : new NodeFilter(filter);
  }

  private static Predicate<Node> since(String moment) {
    return moment == null
        ? node -> true
        : node ->
            node.getProperty(GraphNames.UPDATED, null) instanceof String updated
                && updated.compareTo(moment) >= 0;
  }

  @Override
  public boolean test(Node node) {
    return NodeValues.at(node, filter.target()).stream()
        .map(Object::toString)
        .anyMatch(this::compares);
  }

  boolean compares(String text) {
    return switch (filter.comparison()) {
      case CONTAINS -> contains(text);
      case EQUALS -> text.equals(filter.value());
      case STARTS_WITH -> text.startsWith(filter.value());
      case PRESENT -> !text.isEmpty();
    };
  }

  /** In time that does not grow with the length of the value. */
  private boolean contains(String text) {
    String value = filter.value();
    if ((long) text.length() * value.length() <= FEW_STEPS) {
      return text.contains(value);
    }
    int found = 0;
    for (int i = 0; i < text.length() && found < value.length(); i++) {
      found = step(value, borders, found, text.charAt(i));
    }
    return found == value.length();
  }
}
