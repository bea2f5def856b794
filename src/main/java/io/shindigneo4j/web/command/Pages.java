package io.shindigneo4j.web.command;

import io.shindigneo4j.schema.query.Page;
import java.io.PrintWriter;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;

/** Lists of any length. */
final class Pages {

  static final int SIZE = 500;

  private Pages() {}

  /**
   * Prints all items of a list, page by page.
   *
   * @throws CommandFailure if it cannot be printed
   */
  static <T> void print(PrintWriter out, Function<Page, List<T>> read, Function<T, String> line) {
    eachPage(
        read,
        items -> {
          items.forEach(item -> out.println(line.apply(item)));
          if (out.checkError()) {
            throw new CommandFailure("The list could not be printed to its end.");
          }
        });
  }

  /** Gives all items to a consumer, page by page. */
  static <T> void forEach(Function<Page, List<T>> read, Consumer<T> consumer) {
    eachPage(read, items -> items.forEach(consumer));
  }

  /** Until one is not full. */
  private static <T> void eachPage(Function<Page, List<T>> read, Consumer<List<T>> consumer) {
    List<T> items;
    long first = 0;
    do {
      items = read.apply(new Page(first, SIZE));
      consumer.accept(items);
      first += SIZE;
    } while (items.size() == SIZE);
  }
}
