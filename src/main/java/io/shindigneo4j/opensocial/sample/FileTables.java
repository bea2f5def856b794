package io.shindigneo4j.opensocial.sample;

import io.shindigneo4j.opensocial.transfer.Origin;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import org.json.JSONArray;
import org.json.JSONObject;

/**
 * The tables of a file such as Shindig's. What is missing, or is no table, is empty.
 *
 * @param file all of it
 */
record FileTables(JSONObject file) {

  /** Takes an element of a list that a person has. */
  interface ListElement {
    void accept(Origin origin, String owner, String text);
  }

  /** Takes an id of a list of ids. */
  interface Pair {
    void accept(Origin origin, String key, String id, int position);
  }

  /** Takes a value of an object that a person has. */
  interface Value {
    void accept(Origin origin, String owner, String key, Object value);
  }

  private JSONObject table(String name) {
    JSONObject table = file.optJSONObject(name);
    return table == null ? new JSONObject() : table;
  }

  /** The elements of a list, as texts. */
  void eachInArray(String name, BiConsumer<Origin, String> consumer) {
    JSONArray array = file.optJSONArray(name);
    for (int i = 0; array != null && i < array.length(); i++) {
      consumer.accept(new Origin(name, i + 1L), array.optString(i));
    }
  }

  /** The elements of the lists that people have, as texts. */
  void eachInLists(String name, ListElement consumer) {
    JSONObject table = table(name);
    for (String owner : JsonTables.keys(table)) {
      JSONArray list = table.optJSONArray(owner);
      for (int i = 0; list != null && i < list.length(); i++) {
        consumer.accept(new Origin(name + " of " + owner, i + 1L), owner, list.optString(i));
      }
    }
  }

  /** The ids of the lists of ids. */
  void eachPair(String name, Pair consumer) {
    int[] position = {0};
    eachInLists(name, (origin, key, id) -> consumer.accept(origin, key, id, position[0]++));
  }

  /** The values of the objects that people have. */
  void eachInObjects(String name, Value consumer) {
    JSONObject table = table(name);
    for (String owner : JsonTables.keys(table)) {
      JSONObject object = table.optJSONObject(owner);
      for (String key : object == null ? List.<String>of() : JsonTables.keys(object)) {
        consumer.accept(new Origin(name + " of " + owner, key), owner, key, object.opt(key));
      }
    }
  }

  /** How many entries all other parts of the file have. */
  Map<String, Long> others(Set<String> tables) {
    Map<String, Long> others = new TreeMap<>();
    for (String name : JsonTables.keys(file)) {
      if (!tables.contains(name)) {
        others.put(name + " of the file", entries(file.opt(name)));
      }
    }
    return others;
  }

  private static long entries(Object part) {
    if (part instanceof JSONObject object) {
      return object.length();
    }
    return part instanceof JSONArray array ? array.length() : 1;
  }
}
