package io.shindigneo4j.opensocial.backup;

import io.shindigneo4j.protocol.Format;
import io.shindigneo4j.protocol.GraphValue;
import io.shindigneo4j.protocol.MalformedMessageException;
import java.util.List;
import java.util.Map;

/** The fields of a line, with their types checked. */
record LineFields(long line, Map<String, Object> fields) {

  /**
   * Parses a line.
   *
   * @throws GraphFileException for one that is not of its kind
   */
  static LineFields parse(FileLine line) {
    try {
      Map<String, Object> document = Format.JSON.read(line.bytes());
      LineFields outer = new LineFields(line.number(), document);
      return new LineFields(line.number(), outer.map(line.kind().key()));
    } catch (MalformedMessageException e) {
      throw new GraphFileException(line.number(), "not as an export writes it", e);
    }
  }

  long number(String name) {
    return cast(name, Long.class);
  }

  /** An id of the file. */
  long id(String name) {
    long id = number(name);
    if (id < 0) {
      throw new GraphFileException(line, "\"" + name + "\" is negative");
    }
    return id;
  }

  String text(String name) {
    return cast(name, String.class);
  }

  boolean has(String name) {
    return fields.containsKey(name);
  }

  @SuppressWarnings("unchecked") // all that is read has strings as keys
  Map<String, Object> map(String name) {
    return cast(name, Map.class);
  }

  /** What a node or a relationship can have. */
  Map<String, Object> properties() {
    Map<String, Object> properties = map("properties");
    properties.forEach(
        (key, value) -> {
          if (key.isEmpty() || !isStorable(value)) {
            throw new GraphFileException(line, "\"properties\" has what no graph stores");
          }
        });
    return properties;
  }

  List<String> texts(String name) {
    List<?> list = cast(name, List.class);
    return list.stream().map(element -> cast(name, element, String.class)).toList();
  }

  private <T> T cast(String name, Class<T> type) {
    return cast(name, fields.get(name), type);
  }

  <T> T cast(String name, Object value, Class<T> type) {
    if (!type.isInstance(value)) {
      throw new GraphFileException(
          line, "\"" + name + "\" is missing or no " + type.getSimpleName());
    }
    return type.cast(value);
  }

  /** Of a list, the database also asks that its elements are of one type. */
  private static boolean isStorable(Object value) {
    return value instanceof List<?> list
        ? list.stream().allMatch(element -> isSingle(element) && !(element instanceof byte[]))
        : isSingle(value);
  }

  private static boolean isSingle(Object value) {
    return value != null
        && !(value instanceof List)
        && !(value instanceof Map)
        && !(value instanceof GraphValue.Node)
        && !(value instanceof GraphValue.Relationship)
        && !(value instanceof GraphValue.Path);
  }
}
