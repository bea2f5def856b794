package io.shindigneo4j.procedures.query;

import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.query.ListQuery;
import io.shindigneo4j.schema.query.ListQuery.Filter;
import java.util.function.Predicate;
import org.neo4j.graphdb.Node;

/** Tests nodes by the filter of a query. */
final class NodeFilter implements Predicate<Node> {

  private final Filter filter;

  private NodeFilter(Filter filter) {
    this.filter = filter;
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

  private boolean compares(String text) {
    return switch (filter.comparison()) {
      case CONTAINS -> text.contains(filter.value());
      case EQUALS -> text.equals(filter.value());
      case STARTS_WITH -> text.startsWith(filter.value());
      case PRESENT -> !text.isEmpty();
    };
  }
}
