package io.shindigneo4j.benchmark.client;

import io.shindigneo4j.benchmark.question.Fields;
import java.util.ArrayList;
import java.util.List;

/** Records as they come by HTTP: the names of their columns stand beside them. */
record Rows(List<String> columns, List<List<Object>> records) {

  List<Fields> fields() {
    List<Fields> fields = new ArrayList<>(records.size());
    records.forEach(each -> fields.add(name -> value(name, each)));
    return fields;
  }

  private Object value(String name, List<Object> values) {
    int place = columns.indexOf(name);
    return place < 0 ? null : values.get(place);
  }
}
