package io.shindigneo4j.opensocial.json;

import java.util.Arrays;
import java.util.Collection;
import java.util.Iterator;
import java.util.Map;
import org.json.JSONArray;
import org.json.JSONObject;

/** Writes maps and lists, in their order. What is null is left out. */
final class Containers {

  private final ValueWriters values;

  Containers(ValueWriters values) {
    this.values = values;
  }

  void map(Object map, JsonBuffer out) {
    boolean first = true;
    out.put('{');
    for (Map.Entry<?, ?> entry : ((Map<?, ?>) map).entrySet()) {
      first &= !member(entry.getKey(), entry.getValue(), first, out);
    }
    out.put('}');
  }

  void object(Object object, JsonBuffer out) {
    boolean first = true;
    out.put('{');
    Iterator<?> keys = ((JSONObject) object).keys();
    while (keys.hasNext()) {
      String key = (String) keys.next();
      first &= !member(key, ((JSONObject) object).opt(key), first, out);
    }
    out.put('}');
  }

  private boolean member(Object key, Object value, boolean first, JsonBuffer out) {
    if (value == null) {
      return false;
    }
    out.name(key.toString(), first);
    values.write(value, out);
    return true;
  }

  void collection(Object collection, JsonBuffer out) {
    boolean first = true;
    out.put('[');
    for (Object element : (Collection<?>) collection) {
      first &= !element(element, first, out);
    }
    out.put(']');
  }

  void array(Object array, JsonBuffer out) {
    boolean first = true;
    out.put('[');
    for (int i = 0; i < ((JSONArray) array).length(); i++) {
      first &= !element(((JSONArray) array).opt(i), first, out);
    }
    out.put(']');
  }

  void elements(Object array, JsonBuffer out) {
    collection(Arrays.asList((Object[]) array), out);
  }

  private boolean element(Object element, boolean first, JsonBuffer out) {
    if (element == null) {
      return false;
    }
    if (!first) {
      out.put(',');
    }
    values.write(element, out);
    return true;
  }
}
