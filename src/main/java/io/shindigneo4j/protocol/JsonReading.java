package io.shindigneo4j.protocol;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.exc.InputCoercionException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads values of JSON. For one document. */
final class JsonReading {

  private final JsonParser parser;
  private final Unreadable unreadable;
  private final ValueBudget budget;

  JsonReading(JsonParser parser, Unreadable unreadable, ValueBudget budget) {
    this.parser = parser;
    this.unreadable = unreadable;
    this.budget = budget;
  }

  Map<String, @Nullable Object> readMap() throws IOException, MalformedMessageException {
    budget.beginMap();
    Map<String, @Nullable Object> map = new LinkedHashMap<>();
    while (parser.nextToken() != JsonToken.END_OBJECT) {
      budget.addEntry();
      String name = UnicodeText.checkedRead(parser.currentName());
      Entries.add(map, name, readValue(parser.nextToken()), unreadable);
    }
    return map;
  }

  private List<@Nullable Object> readList() throws IOException, MalformedMessageException {
    budget.beginList();
    List<@Nullable Object> list = new ArrayList<>();
    for (JsonToken token = parser.nextToken();
        token != JsonToken.END_ARRAY;
        token = parser.nextToken()) {
      budget.addElement();
      list.add(readValue(token));
    }
    return list;
  }

  private @Nullable Object readValue(JsonToken token)
      throws IOException, MalformedMessageException {
    return switch (token) {
      case VALUE_NULL -> null;
      case VALUE_STRING -> readText();
      case VALUE_NUMBER_INT -> readLong();
      case VALUE_NUMBER_FLOAT -> readDouble();
      case VALUE_TRUE -> true;
      case VALUE_FALSE -> false;
      case START_ARRAY -> readList();
      case START_OBJECT -> TaggedValues.fromMap(readMap(), unreadable);
      default -> throw new MalformedMessageException("not a JSON value");
    };
  }

  private Object readText() throws IOException, MalformedMessageException {
    String text = parser.getText();
    try {
      return UnicodeText.checkedRead(text);
    } catch (MalformedMessageException e) {
      return unreadable.value(text, e);
    }
  }

  private Object readLong() throws IOException, MalformedMessageException {
    try {
      return parser.getLongValue();
    } catch (InputCoercionException e) {
      return unreadable.value(
          parser.getText(), new MalformedMessageException("an integer of more than 64 bits", e));
    }
  }

  private Object readDouble() throws IOException, MalformedMessageException {
    double value = parser.getDoubleValue();
    return Double.isFinite(value)
        ? (Object) value
        : unreadable.value(
            parser.getText(),
            new MalformedMessageException("a number outside the range of a double"));
  }
}
