package io.shindigneo4j.benchmark.client;

import io.shindigneo4j.benchmark.question.FieldValues;
import java.util.ArrayList;
import java.util.List;

/** Records as HTTP returns them: column names once, and a list of values for each record. */
record TabularRecords(List<String> columns, List<List<Object>> records) {

  List<FieldValues> fields() {
    List<FieldValues> fields = new ArrayList<>(records.size());
    records.forEach(each -> fields.add(name -> value(name, each)));
    return fields;
  }

  private Object value(String name, List<Object> values) {
    int place = columns.indexOf(name);
    return place < 0 ? null : values.get(place);
  }
}
