package io.shindigneo4j.procedures.query;

import io.shindigneo4j.schema.query.Filter;
import java.util.function.Predicate;
import org.neo4j.graphdb.Node;

/** A filter as a condition on nodes. */
public final class NodeFilter implements Predicate<Node> {

  private final Filter filter;

  private NodeFilter(Filter filter) {
    this.filter = filter;
  }

  /**
   * The condition that a filter asks for.
   *
   * @param filter null for no condition
   */
  public static Predicate<Node> of(Filter filter) {
    return filter == null ? node -> true : new NodeFilter(filter);
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
