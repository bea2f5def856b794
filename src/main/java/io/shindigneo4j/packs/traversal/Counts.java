package io.shindigneo4j.packs.traversal;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import io.shindigneo4j.server.graph.NodeReads;
import io.shindigneo4j.server.procedure.ProcedureContext;
import org.neo4j.graphdb.Transaction;

/** Makes what counts. For many threads. */
@Singleton
final class Counts {

  private final Memories memories;
  private final SpareArray spare = new SpareArray();

  @Inject
  Counts(Memories memories) {
    this.memories = memories;
  }

  /** For one call. */
  Count of(ProcedureContext context, CountTrue parameters) {
    Transaction transaction = context.transaction();
    Visits visits = new Visits(transaction);
    return parameters.method() == Method.FRAMEWORK
        ? new FrameworkCount(transaction, parameters.order(), visits)
        : direct(context, parameters, visits);
  }

  private Count direct(ProcedureContext context, CountTrue parameters, Visits visits) {
    NodeReads reads = NodeReads.of(context.transaction());
    Kinds kinds = new StoredKinds(reads);
    if (parameters.method() == Method.DIRECT_CACHED) {
      kinds = remembered(context, reads, kinds);
    }
    Frontier frontier = frontier(parameters.order());
    return new DirectCount(context.transaction(), reads, kinds, frontier, spare, visits);
  }

  private Kinds remembered(ProcedureContext context, NodeReads reads, Kinds stored) {
    return memories
        .of(context)
        .<Kinds>map(memory -> new RememberedKinds(reads, stored, memory))
        .orElse(stored);
  }

  private Frontier frontier(Order order) {
    return switch (order) {
      case BREADTH_FIRST -> new LongQueue(spare.take());
      case DEPTH_FIRST -> new LongStack(spare.take());
    };
  }
}
