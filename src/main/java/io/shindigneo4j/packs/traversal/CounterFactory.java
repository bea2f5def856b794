package io.shindigneo4j.packs.traversal;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import io.shindigneo4j.server.graph.NodeReads;
import io.shindigneo4j.server.procedure.ProcedureContext;
import org.neo4j.graphdb.Transaction;

/** Creates counters. Thread-safe. */
@Singleton
final class CounterFactory {

  private final KindCaches memories;
  private final ArrayPool spare = new ArrayPool();

  @Inject
  CounterFactory(KindCaches memories) {
    this.memories = memories;
  }

  /** The counter of one call. */
  TrueNodeCounter of(ProcedureContext context, CountTrue parameters) {
    Transaction transaction = context.transaction();
    Visits visits = new Visits(transaction);
    return parameters.method() == Method.FRAMEWORK
        ? new FrameworkCounter(transaction, parameters.order(), visits)
        : direct(context, parameters, visits);
  }

  private TrueNodeCounter direct(ProcedureContext context, CountTrue parameters, Visits visits) {
    NodeReads reads = NodeReads.of(context.transaction());
    NodeKinds kinds = new StoredKinds(reads);
    if (parameters.method() == Method.DIRECT_CACHED) {
      kinds = remembered(context, reads, kinds);
    }
    Frontier frontier = frontier(parameters.order());
    return new DirectCounter(context.transaction(), reads, kinds, frontier, spare, visits);
  }

  private NodeKinds remembered(ProcedureContext context, NodeReads reads, NodeKinds stored) {
    return memories
        .of(context)
        .<NodeKinds>map(memory -> new CachedKinds(reads, stored, memory))
        .orElse(stored);
  }

  private Frontier frontier(Order order) {
    return switch (order) {
      case BREADTH_FIRST -> new LongQueue(spare.take());
      case DEPTH_FIRST -> new LongStack(spare.take());
    };
  }

  /** Reads each label and property from the store. */
  static final class StoredKinds implements NodeKinds {

    private final NodeReads reads;
    private final int b;
    private final NodeReads.Key value;

    StoredKinds(NodeReads reads) {
      this.reads = reads;
      this.b = reads.label(Tree.B.name());
      this.value = reads.key(Tree.VALUE);
    }

    @Override
    public NodeKind of(long node) {
      if (!reads.seek(node)) {
        return null;
      }
      if (!reads.hasLabel(b)) {
        return NodeKind.A;
      }
      return reads.isTrue(value) ? NodeKind.TRUE_B : NodeKind.FALSE_B;
    }

    @Override
    public long remembered() {
      return 0;
    }
  }
}
