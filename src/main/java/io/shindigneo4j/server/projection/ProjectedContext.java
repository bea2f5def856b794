package io.shindigneo4j.server.projection;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.server.execution.ReadRights;
import io.shindigneo4j.server.graph.FriendshipReader;
import io.shindigneo4j.server.graph.NodeLinks;
import io.shindigneo4j.server.graph.NodeProperties;
import io.shindigneo4j.server.graph.SocialGraph;
import io.shindigneo4j.server.procedure.ProcedureContext;
import io.shindigneo4j.server.procedure.ProcedureContexts;
import org.neo4j.graphdb.Transaction;
import org.neo4j.kernel.api.KernelTransaction;
import org.neo4j.kernel.api.txstate.TxStateHolder;
import org.neo4j.kernel.impl.coreapi.InternalTransaction;

/** Answers from the projection if it has caught up with the store, and from the store otherwise. */
final class ProjectedContext implements ProcedureContext {

  private final Projection projection;
  private final Transaction transaction;
  private final ProcedureContext store;
  private final boolean writes;

  private boolean graphLookedUp;

  /** Null if it is not in memory, or was not looked up yet. */
  private Snapshot graph;

  private boolean cachesLookedUp;

  /** Null if the cache cannot be used, or was not looked up yet. */
  private CachingNodeProperties properties;

  /** Likewise. */
  private CachingNodeLinks links;

  /** Likewise. */
  private CachingFriendships friendships;

  ProjectedContext(
      Projection projection, Transaction transaction, AccessMode mode, Runnable whenLarge) {
    this.projection = projection;
    this.transaction = transaction;
    this.store = ProcedureContexts.STORE.of(transaction, mode, whenLarge);
    this.writes = mode == AccessMode.WRITE;
  }

  @Override
  public Transaction transaction() {
    return transaction;
  }

  @Override
  public String database() {
    return store.database();
  }

  @Override
  public String user() {
    return store.user();
  }

  @Override
  public void beginLargeAnswer() {
    store.beginLargeAnswer();
  }

  @Override
  public long person(String id) {
    lookUpGraph();
    lookUpCaches();
    return graph == null || properties == null
        ? store.person(id)
        : projection.people().find(id, graph, properties::cachedValue, store::person);
  }

  @Override
  public SocialGraph graph() {
    lookUpGraph();
    return graph == null ? store.graph() : graph;
  }

  @Override
  public FriendshipReader friendships() {
    lookUpCaches();
    return friendships == null ? store.friendships() : friendships;
  }

  @Override
  public NodeProperties properties() {
    lookUpCaches();
    return properties == null ? store.properties() : properties;
  }

  @Override
  public NodeLinks links() {
    lookUpCaches();
    return links == null ? store.links() : links;
  }

  @Override
  public long era() {
    return mayUseProjection() ? projection.era() : NO_ERA;
  }

  private void lookUpGraph() {
    if (!graphLookedUp) {
      graphLookedUp = true;
      graph = mayUseProjection() ? projection.graph() : null;
    }
  }

  private void lookUpCaches() {
    if (cachesLookedUp) {
      return;
    }
    cachesLookedUp = true;
    if (mayUseProjection() && projection.hasNodes()) {
      properties =
          new CachingNodeProperties(projection.properties(), transaction, store.properties());
      links = new CachingNodeLinks(projection.links(), store.links());
      friendships = new CachingFriendships(projection.friendships(), store.friendships());
    }
  }

  /** Not for writes, after a write of the same transaction, or for a user who may not read all. */
  private boolean mayUseProjection() {
    return !writes
        && transaction instanceof InternalTransaction internal
        && mayUseProjection(internal.kernelTransaction());
  }

  private static boolean mayUseProjection(KernelTransaction kernel) {
    return kernel instanceof TxStateHolder holder
        && !holder.hasTxStateWithChanges()
        && ReadRights.coverAll(kernel);
  }
}
