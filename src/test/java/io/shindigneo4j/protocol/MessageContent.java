package io.shindigneo4j.protocol;

import io.shindigneo4j.protocol.GraphValue.Node;
import io.shindigneo4j.protocol.GraphValue.Path;
import io.shindigneo4j.protocol.GraphValue.Relationship;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The content of a message for {@code equals}: byte arrays are compared by their elements. */
final class MessageContent {

  private record Bytes(String hex) {}

  private MessageContent() {}

  static Object of(Message message) {
    return content(MessageDocuments.toDocument(message));
  }

  static Object content(Object value) {
    if (value instanceof byte[] bytes) {
      return new Bytes(HexFormat.of().formatHex(bytes));
    } else if (value instanceof List<?> list) {
      List<Object> content = new ArrayList<>();
      list.forEach(element -> content.add(content(element)));
      return content;
    } else if (value instanceof Map<?, ?> map) {
      Map<Object, Object> content = new LinkedHashMap<>();
      map.forEach((key, element) -> content.put(key, content(element)));
      return content;
    } else if (value instanceof Node node) {
      return List.of(Node.class, node.elementId(), node.labels(), content(node.properties()));
    } else if (value instanceof Relationship it) {
      return List.of(it.elementId(), it.type(), it.start(), it.end(), content(it.properties()));
    } else if (value instanceof Path path) {
      return List.of(Path.class, content(path.nodes()), content(path.relationships()));
    }
    return value;
  }
}
