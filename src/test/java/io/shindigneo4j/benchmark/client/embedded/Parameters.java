package io.shindigneo4j.benchmark.client.embedded;

import java.util.List;
import java.util.Map;

/** The parameters of a question. */
record Parameters(Map<?, ?> map) {

  String text(String name) {
    return (String) map.get(name);
  }

  int number(String name) {
    return Math.toIntExact((Long) map.get(name));
  }

  Parameters inner(String name) {
    return new Parameters((Map<?, ?>) map.get(name));
  }

  @SuppressWarnings("unchecked") // of ids and of names
  List<String> texts(String name) {
    return (List<String>) map.get(name);
  }

  /** How many items are asked for, with or without a query around the page. */
  int limit() {
    return map.containsKey("query")
        ? inner("query").inner("page").number("limit")
        : inner("page").number("limit");
  }
}
