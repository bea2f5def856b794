package io.shindigneo4j.benchmark.client.gremlin;

import io.shindigneo4j.benchmark.question.Answer;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.apache.tinkerpop.gremlin.structure.T;

/** What a traversal has made: a map by names, or one of an element's properties, id and label. */
record Values(Map<?, ?> map) {

  static final String TOTAL = "total";
  static final String PAGE = "page";

  String id() {
    return (String) map.get(T.id);
  }

  String text(String name) {
    return (String) map.get(name);
  }

  @SuppressWarnings("unchecked") // whoever asks knows what was made
  <V> V value(String name) {
    return (V) map.get(name);
  }

  Values inner(String name) {
    return new Values(value(name));
  }

  List<Values> all(String name) {
    List<Map<?, ?>> maps = value(name);
    return maps.stream().map(Values::new).toList();
  }

  /** Of a map with {@link #TOTAL} and {@link #PAGE}. */
  static Answer page(Map<?, ?> whole, Function<Values, ?> bean) {
    Values values = new Values(whole);
    return new Answer(values.value(TOTAL), values.all(PAGE).stream().map(bean).toList());
  }
}
