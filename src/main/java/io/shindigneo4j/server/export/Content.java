package io.shindigneo4j.server.export;

import org.eclipse.collections.api.map.primitive.IntObjectMap;
import org.neo4j.values.storable.Value;

/** What a node or a relationship has, by the numbers of labels, types and keys. */
sealed interface Content {

  /** By the numbers of their keys. */
  IntObjectMap<Value> properties();

  /** What a node has. */
  @SuppressWarnings("ArrayRecordComponent") // none is compared with another
  record OfNode(int[] labels, IntObjectMap<Value> properties) implements Content {}

  /** What a relationship has; {@code start} and {@code end} are ids of nodes. */
  record OfRelationship(int type, long start, long end, IntObjectMap<Value> properties)
      implements Content {}
}
