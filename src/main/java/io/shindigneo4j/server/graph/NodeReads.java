package io.shindigneo4j.server.graph;

import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Transaction;
import org.neo4j.internal.kernel.api.CursorFactory;
import org.neo4j.internal.kernel.api.NodeCursor;
import org.neo4j.internal.kernel.api.PropertyCursor;
import org.neo4j.internal.kernel.api.Read;
import org.neo4j.internal.kernel.api.RelationshipTraversalCursor;
import org.neo4j.internal.kernel.api.TokenRead;
import org.neo4j.io.pagecache.context.CursorContext;
import org.neo4j.kernel.api.KernelTransaction;
import org.neo4j.kernel.impl.coreapi.InternalTransaction;
import org.neo4j.memory.MemoryTracker;
import org.neo4j.storageengine.api.PropertySelection;
import org.neo4j.storageengine.api.RelationshipSelection;
import org.neo4j.values.storable.BooleanValue;

/**
 * Reads one node after the other by their numbers, for algorithms that look at very many: no object
 * is made for a node or a relationship. For use by the transaction's thread, and to be closed
 * before the transaction is.
 */
public final class NodeReads implements AutoCloseable {

  /** A property, as this reads it. */
  public static final class Key {
    private final PropertySelection selection;

    private Key(PropertySelection selection) {
      this.selection = selection;
    }
  }

  /** Relationships that can be followed. */
  public static final class Way {
    private final RelationshipSelection selection;

    private Way(RelationshipSelection selection) {
      this.selection = selection;
    }
  }

  private final TokenRead tokens;
  private final Read read;
  private final NodeCursor node;
  private final PropertyCursor properties;
  private final RelationshipTraversalCursor relationships;

  private NodeReads(KernelTransaction kernel) {
    CursorFactory cursors = kernel.cursors();
    CursorContext context = kernel.cursorContext();
    MemoryTracker memory = kernel.memoryTracker();
    tokens = kernel.tokenRead();
    read = kernel.dataRead();
    node = cursors.allocateNodeCursor(context, memory);
    properties = cursors.allocatePropertyCursor(context, memory);
    relationships = cursors.allocateRelationshipTraversalCursor(context, memory);
  }

  public static NodeReads of(Transaction transaction) {
    return new NodeReads(((InternalTransaction) transaction).kernelTransaction());
  }

  /** The number of a label, which no node has where there is no such label. */
  public int label(String name) {
    return tokens.nodeLabel(name);
  }

  public Key key(String name) {
    return new Key(PropertySelection.selection(tokens.propertyKey(name)));
  }

  /** From the node where a relationship of the type begins. */
  public Way outgoing(String type) {
    return way(type, Direction.OUTGOING);
  }

  /** From either end of a relationship of the type. */
  public Way both(String type) {
    return way(type, Direction.BOTH);
  }

  private Way way(String type, Direction direction) {
    int number = tokens.relationshipType(type);
    int[] types = number < 0 ? new int[0] : new int[] {number}; // there may be no such type
    return new Way(RelationshipSelection.selection(types, direction));
  }

  /**
   * Goes to a node, which all else is then told of.
   *
   * @return false where there is none; nothing can be told then
   */
  public boolean seek(long id) {
    read.singleNode(id, node);
    return node.next();
  }

  /**
   * Whether the node has a label.
   *
   * @param label its number
   */
  public boolean hasLabel(int label) {
    return node.hasLabel(label);
  }

  /** Whether the node has the property, and its value is the boolean {@code true}. */
  public boolean isTrue(Key key) {
    node.properties(properties, key.selection);
    return properties.next()
        && properties.propertyValue() instanceof BooleanValue value
        && value.booleanValue();
  }

  /** Begins with the relationships of the node; {@link #next} goes to the first of them. */
  public void follow(Way way) {
    node.relationships(relationships, way.selection);
  }

  /** Goes to one more relationship; false where there is none left. */
  public boolean next() {
    return relationships.next();
  }

  /** The node at the other end of the relationship. */
  public long neighbour() {
    return relationships.otherNodeReference();
  }

  @Override
  public void close() {
    relationships.close();
    properties.close();
    node.close();
  }
}
