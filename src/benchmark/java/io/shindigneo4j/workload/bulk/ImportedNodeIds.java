package io.shindigneo4j.workload.bulk;

import org.eclipse.collections.api.map.primitive.MutableObjectLongMap;
import org.eclipse.collections.impl.map.mutable.primitive.ObjectLongHashMap;

/** The node ids of people and groups, to which later rows refer. Not thread-safe. */
final class ImportedNodeIds {

  private final MutableObjectLongMap<String> people = new ObjectLongHashMap<>();
  private final MutableObjectLongMap<String> groups = new ObjectLongHashMap<>();

  void addPerson(String id, long node) {
    people.put(id, node);
  }

  void addGroup(String id, long node) {
    groups.put(id, node);
  }

  long person(String id) {
    return people.getOrThrow(id);
  }

  long group(String id) {
    return groups.getOrThrow(id);
  }
}
