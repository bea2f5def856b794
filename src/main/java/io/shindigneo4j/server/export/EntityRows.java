package io.shindigneo4j.server.export;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.neo4j.exceptions.KernelException;
import org.neo4j.internal.kernel.api.TokenRead;
import org.neo4j.values.storable.Value;

/** Makes records of what nodes and relationships have. Confined to the transaction's thread. */
final class EntityRows {

  /** Finds the name of a number. */
  private interface Names {
    String of(int number) throws KernelException;
  }

  private final TokenRead tokens;

  EntityRows(TokenRead tokens) {
    this.tokens = tokens;
  }

  /** A tombstone for null. */
  EntityRow node(long id, Content.OfNode content) {
    if (content == null) {
      return EntityRow.goneNode(id);
    }
    List<String> labels = new ArrayList<>(content.labels().length);
    for (int label : content.labels()) {
      labels.add(name(tokens::nodeLabelName, label));
    }
    labels.sort(null);
    return EntityRow.node(id, labels, properties(content), bytes(content));
  }

  /** A tombstone for null. */
  EntityRow relationship(long id, Content.OfRelationship content) {
    return content == null
        ? EntityRow.goneRelationship(id)
        : EntityRow.relationship(
            id,
            name(tokens::relationshipTypeName, content.type()),
            content.start(),
            content.end(),
            properties(content),
            bytes(content));
  }

  private Map<String, Object> properties(Content content) {
    Map<String, Object> properties = new HashMap<>();
    content
        .properties()
        .forEachKeyValue(
            (key, value) -> properties.put(name(tokens::propertyKeyName, key), value.asObject()));
    return properties;
  }

  private static long bytes(Content content) {
    long bytes = 0;
    for (Value value : content.properties().values()) {
      bytes += value.estimatedHeapUsage();
    }
    return bytes;
  }

  private static String name(Names names, int number) {
    try {
      return names.of(number);
    } catch (KernelException e) {
      throw new IllegalStateException("the store has no name for one of its numbers", e);
    }
  }
}
