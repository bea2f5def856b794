package io.shindigneo4j.benchmark.client.gremlin;

import io.shindigneo4j.benchmark.question.ShindigAnswer;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.apache.tinkerpop.gremlin.structure.T;

/** A result of a traversal: a map by names, or an element's properties, id and label. */
record TraversalValues(Map<?, ?> map) {

  static final String TOTAL = "total";
  static final String PAGE = "page";

  String id() {
    return (String) map.get(T.id);
  }

  String text(String name) {
    return (String) map.get(name);
  }

  @SuppressWarnings("unchecked") // the caller knows the type
  <V> V value(String name) {
    return (V) map.get(name);
  }

  TraversalValues inner(String name) {
    return new TraversalValues(value(name));
  }

  List<TraversalValues> all(String name) {
    List<Map<?, ?>> maps = value(name);
    return maps.stream().map(TraversalValues::new).toList();
  }

  /** Converts a map with {@link #TOTAL} and {@link #PAGE}. */
  static ShindigAnswer page(Map<?, ?> whole, Function<TraversalValues, ?> bean) {
    TraversalValues values = new TraversalValues(whole);
    return new ShindigAnswer(values.value(TOTAL), values.all(PAGE).stream().map(bean).toList());
  }
}
