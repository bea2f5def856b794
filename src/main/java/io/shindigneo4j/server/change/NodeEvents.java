package io.shindigneo4j.server.change;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.eclipse.collections.api.map.primitive.IntObjectMap;
import org.eclipse.collections.api.set.primitive.IntSet;
import org.eclipse.collections.impl.factory.primitive.IntSets;
import org.neo4j.values.storable.Value;

/**
 * Makes events of the things of one label. Things are told apart by their keys, not by their nodes.
 * For one transaction.
 */
abstract class NodeEvents {

  private final Transition change;
  private final Map<Object, Long> before = new LinkedHashMap<>();
  private final Map<Object, Long> after = new LinkedHashMap<>();

  NodeEvents(Transition change) {
    this.change = change;
  }

  final Transition change() {
    return change;
  }

  /** What the thing of a node is known by; null for a node that is no whole thing. */
  abstract Object key(GraphSide side, long node);

  /** The key of these parts; null if one is. */
  static List<String> keyOf(String... parts) {
    for (String part : parts) {
      if (part == null) {
        return null;
      }
    }
    return List.of(parts);
  }

  abstract void made(long after);

  abstract void gone(long before);

  /** Something of the thing may have changed. */
  abstract void kept(long before, long after);

  /** A node that may have changed has the label before. */
  final void addBefore(long node) {
    Object key = key(change.before(), node);
    if (key != null) {
      before.put(key, node);
    }
  }

  /** A node that may have changed has the label after. */
  final void addAfter(long node) {
    Object key = key(change.after(), node);
    if (key != null) {
      after.put(key, node);
    }
  }

  /** Makes the events. */
  void finish() {
    before.forEach(
        (key, node) -> {
          Long now = after.get(key);
          if (now == null) {
            gone(node);
          } else {
            kept(node, now);
          }
        });
    after.forEach(
        (key, node) -> {
          if (!before.containsKey(key)) {
            made(node);
          }
        });
  }

  /**
   * Whether a property differs.
   *
   * @param ignored those that say nothing of the thing itself
   */
  final boolean differ(long beforeNode, long afterNode, Set<Integer> ignored) {
    if (beforeNode == afterNode && !change.state().getNodeState(afterNode).hasPropertyChanges()) {
      return false;
    }
    return differences(beforeNode, afterNode).anySatisfy(key -> !ignored.contains(key));
  }

  /** The keys of the properties that differ. */
  final IntSet differences(long beforeNode, long afterNode) {
    IntObjectMap<Value> old = change.before().values(beforeNode);
    IntObjectMap<Value> now = change.after().values(afterNode);
    return IntSets.mutable
        .ofAll(old.keySet())
        .withAll(now.keySet())
        .select(key -> !Objects.equals(old.get(key), now.get(key)));
  }
}
