package io.shindigneo4j.server.change;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.ToIntFunction;
import org.neo4j.internal.kernel.api.TokenRead;

/**
 * The ids of labels, types and keys that a store knows, which never change. Those that it does not
 * know are looked up each time. Thread-safe.
 */
final class StoreTokens {

  private final Map<String, Integer> labels = new ConcurrentHashMap<>();
  private final Map<String, Integer> types = new ConcurrentHashMap<>();
  private final Map<String, Integer> keys = new ConcurrentHashMap<>();

  int label(TokenRead tokens, String name) {
    return id(labels, name, tokens::nodeLabel);
  }

  int type(TokenRead tokens, String name) {
    return id(types, name, tokens::relationshipType);
  }

  int key(TokenRead tokens, String name) {
    return id(keys, name, tokens::propertyKey);
  }

  private static int id(Map<String, Integer> known, String name, ToIntFunction<String> store) {
    Integer id = known.get(name);
    if (id != null) {
      return id;
    }
    int found = store.applyAsInt(name);
    if (found >= 0) {
      known.put(name, found);
    }
    return found;
  }
}
