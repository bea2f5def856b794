package io.shindigneo4j.workload.load;

import java.util.List;
import java.util.Map;

/** The graph into which a network is loaded. Thread-safe. */
public interface TargetGraph {

  /** Runs a reading Cypher text; returns the records as maps. */
  List<Map<String, Object>> read(String text, Map<String, Object> parameters);

  /** Runs a writing Cypher text in one transaction. Repeats it after transient failures. */
  void write(String text, Map<String, Object> parameters);

  /** Runs a schema command. */
  void change(String text);
}
