package io.shindigneo4j.workload.bulk;

import java.io.IOException;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.neo4j.batchimport.api.input.InputChunk;
import org.neo4j.batchimport.api.input.InputEntityVisitor;
import org.neo4j.values.storable.Values;

/** Nodes that one thread of the importer writes. */
final class NodeChunk implements InputChunk {

  private Iterator<ImportNode> nodes;

  void fill(List<ImportNode> all) {
    nodes = all.iterator();
  }

  @Override
  public boolean next(InputEntityVisitor visitor) throws IOException {
    if (!nodes.hasNext()) {
      return false;
    }
    ImportNode node = nodes.next();
    visitor.id(node.id());
    visitor.labels(new String[] {node.label()});
    for (Map.Entry<String, ?> property : node.properties().get().entrySet()) {
      add(visitor, property.getKey(), property.getValue());
    }
    visitor.endOfEntity();
    return true;
  }

  private static void add(InputEntityVisitor visitor, String name, Object value) {
    if (value instanceof List<?> texts) {
      visitor.property(name, texts.toArray(String[]::new));
    } else if (value instanceof String text) {
      visitor.property(
          name,
          Values.stringValue(text)); // other kinds of values would be converted to UTF-8 and back
    } else if (value != null) {
      visitor.property(name, value);
    }
  }

  @Override
  public void close() {}
}
