package io.shindigneo4j.web.command;

import io.shindigneo4j.schema.query.Page;
import java.io.PrintWriter;
import java.util.List;
import java.util.function.Function;

/** Prints lists of any length. */
final class Pages {

  static final int SIZE = 500;

  private Pages() {}

  /**
   * Prints all items of a list, page by page until one is not full.
   *
   * @throws CommandFailure if it cannot be printed
   */
  static <T> void print(PrintWriter out, Function<Page, List<T>> read, Function<T, String> line) {
    List<T> items;
    long first = 0;
    do {
      items = read.apply(new Page(first, SIZE));
      items.forEach(item -> out.println(line.apply(item)));
      if (out.checkError()) {
        throw new CommandFailure("The list could not be printed to its end.");
      }
      first += SIZE;
    } while (items.size() == SIZE);
  }
}
