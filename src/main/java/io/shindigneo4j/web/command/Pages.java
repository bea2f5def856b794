package io.shindigneo4j.web.command;

import io.shindigneo4j.schema.query.Page;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;

/** Reads lists of any length. */
final class Pages {

  static final int SIZE = 500;

  private Pages() {}

  /** All items of a list, page by page until one is not full. */
  static <T> void forEach(Function<Page, List<T>> read, Consumer<T> use) {
    List<T> items;
    long first = 0;
    do {
      items = read.apply(new Page(first, SIZE));
      items.forEach(use);
      first += SIZE;
    } while (items.size() == SIZE);
  }
}
