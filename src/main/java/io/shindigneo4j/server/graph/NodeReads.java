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
 * Reads nodes with the cursors of Neo4j's kernel, for algorithms that visit very many: it allocates
 * no object for a node or a relationship. Confined to the transaction's thread. Close it before the
 * transaction.
 */
public final class NodeReads implements AutoCloseable {

  /** A property key. */
  public static final class Key {
    private final PropertySelection selection;

    private Key(PropertySelection selection) {
      this.selection = selection;
    }
  }

  /** A type and direction of relationships to follow. */
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

  /** The id of a label. If there is no such label, no node has it. */
  public int label(String name) {
    return tokens.nodeLabel(name);
  }

  public Key key(String name) {
    return new Key(PropertySelection.selection(tokens.propertyKey(name)));
  }

  /** From the start node of relationships to the end node. */
  public Way outgoing(String type) {
    return way(type, Direction.OUTGOING);
  }

  /** In both directions. */
  public Way both(String type) {
    return way(type, Direction.BOTH);
  }

  private Way way(String type, Direction direction) {
    int number = tokens.relationshipType(type);
    int[] types = number < 0 ? new int[0] : new int[] {number}; // an unknown type
    return new Way(RelationshipSelection.selection(types, direction));
  }

  /**
   * Moves to a node. The other methods then read it.
   *
   * @return false if there is no such node; the other methods must not be called then
   */
  public boolean seek(long id) {
    read.singleNode(id, node);
    return node.next();
  }

  /**
   * Whether the node has a label.
   *
   * @param label its id, from {@link #label}
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

  /** Begins to read relationships of the node. {@link #next} moves to the first. */
  public void follow(Way way) {
    node.relationships(relationships, way.selection);
  }

  /** Moves to the next relationship; false if there is none. */
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
