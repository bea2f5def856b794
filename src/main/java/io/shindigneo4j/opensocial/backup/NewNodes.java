package io.shindigneo4j.opensocial.backup;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** The nodes that an import has made, by their ids in the file. For one thread. */
final class NewNodes {

  private static final int PAGE = 1_000;

  private final LongLongMap numbers = new LongLongMap();

  /** What comes before the number in all element ids of a database. */
  private String prefix = "";

  /** Adds nodes; both lists are as long. */
  void add(List<?> ids, List<?> elementIds) {
    for (int i = 0; i < ids.size(); i++) {
      numbers.put((Long) ids.get(i), number((String) elementIds.get(i)));
    }
  }

  /** The number in an element id. */
  long number(String elementId) {
    int colon = elementId.lastIndexOf(':');
    prefix = elementId.substring(0, colon + 1);
    return Long.parseLong(elementId, colon + 1, elementId.length(), 10);
  }

  String elementId(long id) {
    return prefix + numbers.get(id, -1);
  }

  /** Gives all element ids to a consumer, some at a time. */
  void forEachPage(Consumer<List<String>> consumer) {
    List<String> page = new ArrayList<>(PAGE);
    numbers.forEachValue(
        number -> {
          page.add(prefix + number);
          if (page.size() == PAGE) {
            consumer.accept(List.copyOf(page));
            page.clear();
          }
        });
    if (!page.isEmpty()) {
      consumer.accept(page);
    }
  }
}
