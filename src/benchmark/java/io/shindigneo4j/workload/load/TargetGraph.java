package io.shindigneo4j.workload.load;

import java.util.List;
import java.util.Map;

/** Where networks are loaded into. Safe for use by many threads. */
public interface TargetGraph {

  /** Reads by a Cypher text; the records as maps. */
  List<Map<String, Object>> read(String text, Map<String, Object> parameters);

  /** Writes by a Cypher text, all or nothing; again where the reason of a failure passes. */
  void write(String text, Map<String, Object> parameters);

  /** Changes the schema. */
  void change(String text);
}
