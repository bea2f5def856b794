package io.shindigneo4j.procedures.sealed;

import java.util.Comparator;
import java.util.List;

/** The order of lists of strings, these by UTF-16. */
final class IdOrder implements Comparator<List<String>> {

  static final IdOrder ASCENDING = new IdOrder();

  private IdOrder() {}

  @Override
  public int compare(List<String> left, List<String> right) {
    for (int i = 0; i < Math.min(left.size(), right.size()); i++) {
      int order = left.get(i).compareTo(right.get(i));
      if (order != 0) {
        return order;
      }
    }
    return Integer.compare(left.size(), right.size());
  }
}
