package io.shindigneo4j.server.procedure;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.server.graph.FriendshipReader;
import io.shindigneo4j.server.graph.NodeIds;
import io.shindigneo4j.server.graph.NodeLinks;
import io.shindigneo4j.server.graph.NodeProperties;
import io.shindigneo4j.server.graph.SocialGraph;
import io.shindigneo4j.server.graph.StoreFriendships;
import io.shindigneo4j.server.graph.StoreGraph;
import io.shindigneo4j.server.graph.StoreLinks;
import io.shindigneo4j.server.graph.StoreProperties;
import org.neo4j.graphdb.Label;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;
import org.neo4j.kernel.impl.coreapi.InternalTransaction;

/** Reads everything from the store, including what the transaction has written. */
final class StoreContext implements ProcedureContext {

  private static final Label PERSON = Label.label(GraphNames.PERSON);

  private final Transaction transaction;
  private final AccessMode mode;
  private final Runnable whenLarge;
  private final FriendshipReader friendships;
  private final NodeProperties properties;
  private final NodeLinks links;

  /** Created lazily, as most procedures do not use it. */
  private SocialGraph graph;

  StoreContext(Transaction transaction, AccessMode mode, Runnable whenLarge) {
    this.transaction = transaction;
    this.mode = mode;
    this.whenLarge = whenLarge;
    this.friendships = new StoreFriendships(transaction);
    this.properties = new StoreProperties(transaction);
    this.links = new StoreLinks(transaction);
  }

  @Override
  public Transaction transaction() {
    return transaction;
  }

  @Override
  public String database() {
    return ((InternalTransaction) transaction).getDatabaseName();
  }

  @Override
  public String user() {
    return ((InternalTransaction) transaction)
        .kernelTransaction()
        .securityContext()
        .subject()
        .executingUser();
  }

  @Override
  public long person(String id) {
    Node found = transaction.findNode(PERSON, GraphNames.ID, id);
    return found == null ? SocialGraph.NONE : NodeIds.of(found);
  }

  @Override
  public SocialGraph graph() {
    if (graph == null) {
      graph = new StoreGraph(transaction, mode == AccessMode.WRITE);
    }
    return graph;
  }

  @Override
  public FriendshipReader friendships() {
    return friendships;
  }

  @Override
  public NodeProperties properties() {
    return properties;
  }

  @Override
  public NodeLinks links() {
    return links;
  }

  @Override
  public void beginLargeAnswer() {
    whenLarge.run();
  }
}
