package io.shindigneo4j.server.projection;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.server.execution.ReadRights;
import io.shindigneo4j.server.graph.NodeLinks;
import io.shindigneo4j.server.graph.NodeProperties;
import io.shindigneo4j.server.graph.SocialGraph;
import io.shindigneo4j.server.procedure.ProcedureContext;
import io.shindigneo4j.server.procedure.ProcedureContexts;
import org.neo4j.graphdb.Transaction;
import org.neo4j.kernel.api.KernelTransaction;
import org.neo4j.kernel.api.txstate.TxStateHolder;
import org.neo4j.kernel.impl.coreapi.InternalTransaction;

/** From memory what can be; the rest from the store. */
final class ProjectedContext implements ProcedureContext {

  private final Projection projection;
  private final Transaction transaction;
  private final ProcedureContext store;
  private final boolean changing;

  private boolean lookedForGraph;

  /** Null where it is not in memory, or has not been looked for. */
  private Snapshot graph;

  private boolean lookedForNodes;

  /** Null where there are none in memory, or none have been looked for. */
  private RememberedProperties properties;

  /** The same. */
  private RememberedLinks links;

  ProjectedContext(Projection projection, Transaction transaction, AccessMode mode) {
    this.projection = projection;
    this.transaction = transaction;
    this.store = ProcedureContexts.STORE.of(transaction, mode);
    this.changing = mode == AccessMode.WRITE;
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
  public long person(String id) {
    lookForGraph();
    lookForNodes();
    return graph == null || properties == null
        ? store.person(id)
        : projection.people().find(id, graph, properties::kept, store::person);
  }

  @Override
  public SocialGraph graph() {
    lookForGraph();
    return graph == null ? store.graph() : graph;
  }

  @Override
  public NodeProperties properties() {
    lookForNodes();
    return properties == null ? store.properties() : properties;
  }

  @Override
  public NodeLinks links() {
    lookForNodes();
    return links == null ? store.links() : links;
  }

  @Override
  public long era() {
    return mayUseMemory() ? projection.era() : NO_ERA;
  }

  private void lookForGraph() {
    if (!lookedForGraph) {
      lookedForGraph = true;
      graph = mayUseMemory() ? projection.graph() : null;
    }
  }

  private void lookForNodes() {
    if (lookedForNodes) {
      return;
    }
    lookedForNodes = true;
    if (mayUseMemory() && projection.hasNodes()) {
      properties =
          new RememberedProperties(projection.properties(), transaction, store.properties());
      links = new RememberedLinks(projection.links(), store.links());
    }
  }

  /** Not to write, nor where something has been written, nor for who may not read all. */
  private boolean mayUseMemory() {
    return !changing
        && transaction instanceof InternalTransaction internal
        && mayUseMemory(internal.kernelTransaction());
  }

  private static boolean mayUseMemory(KernelTransaction kernel) {
    return kernel instanceof TxStateHolder holder
        && !holder.hasTxStateWithChanges()
        && ReadRights.coverAll(kernel);
  }
}
