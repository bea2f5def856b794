package io.shindigneo4j.protocol;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Typed access to the fields of a document. A missing field, or one of the wrong type, is
 * malformed. Unknown fields are ignored.
 */
final class Fields {

  private final Map<String, @Nullable Object> document;

  Fields(Map<String, @Nullable Object> document) {
    this.document = document;
  }

  boolean has(String name) {
    return document.get(name) != null;
  }

  Map<String, @Nullable Object> map() {
    return document;
  }

  String text(String name) throws MalformedMessageException {
    return required(name, document.get(name), String.class, "a string");
  }

  Optional<String> optionalText(String name) throws MalformedMessageException {
    return has(name) ? Optional.of(text(name)) : Optional.empty();
  }

  long integer(String name) throws MalformedMessageException {
    return required(name, document.get(name), Long.class, "an integer");
  }

  /** An integer from 1 to 2,147,483,647. */
  int count(String name) throws MalformedMessageException {
    long count = integer(name);
    if (count < 1 || count > Integer.MAX_VALUE) {
      throw new MalformedMessageException(name + " must be positive");
    }
    return (int) count;
  }

  boolean flag(String name) throws MalformedMessageException {
    return required(name, document.get(name), Boolean.class, "a boolean");
  }

  Map<String, @Nullable Object> map(String name) throws MalformedMessageException {
    return asMap(name, document.get(name));
  }

  @SuppressWarnings("unchecked") // the formats make no other maps
  private static Map<String, @Nullable Object> asMap(String name, @Nullable Object value)
      throws MalformedMessageException {
    return required(name, value, Map.class, "a map");
  }

  List<String> texts(String name) throws MalformedMessageException {
    List<String> texts = new ArrayList<>();
    for (Object element : list(name, document.get(name))) {
      texts.add(required(name, element, String.class, "a list of strings"));
    }
    return texts;
  }

  List<List<@Nullable Object>> records(String name) throws MalformedMessageException {
    List<List<@Nullable Object>> records = new ArrayList<>();
    for (Object element : list(name, document.get(name))) {
      records.add(list(name, element));
    }
    return records;
  }

  /** The fields of each map in a list of maps. */
  List<Fields> documents(String name) throws MalformedMessageException {
    List<Fields> documents = new ArrayList<>();
    for (Object element : list(name, document.get(name))) {
      documents.add(new Fields(asMap(name, element)));
    }
    return documents;
  }

  Map<String, Long> integers(String name) throws MalformedMessageException {
    Map<String, Long> integers = new LinkedHashMap<>();
    for (Map.Entry<String, Object> entry : map(name).entrySet()) {
      integers.put(entry.getKey(), required(name, entry.getValue(), Long.class, "integers"));
    }
    return integers;
  }

  @SuppressWarnings("unchecked") // the formats make no other lists
  private static List<@Nullable Object> list(String name, @Nullable Object value)
      throws MalformedMessageException {
    return required(name, value, List.class, "a list");
  }

  private static <T> T required(String name, @Nullable Object value, Class<T> type, String expected)
      throws MalformedMessageException {
    if (!type.isInstance(value)) {
      throw new MalformedMessageException(name + " must be " + expected);
    }
    return type.cast(value);
  }
}
