package io.shindigneo4j.packs.traversal;

import com.google.inject.Inject;
import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.server.procedure.Procedure;
import io.shindigneo4j.server.procedure.ProcedureContext;
import io.shindigneo4j.server.procedure.ProcedureResult;
import java.util.List;

/**
 * Counts the B nodes of the tree whose property is true, and measures that. One record: {@code
 * count}; {@code visited} and {@code remembered}, the averages of visited and of cached nodes;
 * {@code meanMicros}, {@code medianMicros}, {@code p90Micros}, {@code p95Micros}, {@code p99Micros}
 * and {@code maximumMicros} of the traversals; {@code allocatedBytes} of a traversal on average.
 * Fails if a traversal visits more than {@value Visits#MAX_NODES} nodes.
 */
final class TrueCount implements Procedure<CountTrue> {

  static final Operation<CountTrue, ?> OPERATION =
      Operation.read(
          "traversal.count",
          "Counts the B nodes of the tree whose property is true, and tells what that takes.",
          CountTrue.class);

  private static final List<String> COLUMNS =
      List.of(
          "count",
          "visited",
          "remembered",
          "meanMicros",
          "medianMicros",
          "p90Micros",
          "p95Micros",
          "p99Micros",
          "maximumMicros",
          "allocatedBytes");

  private final CounterFactory counts;

  @Inject
  TrueCount(CounterFactory counts) {
    this.counts = counts;
  }

  @Override
  public Operation<CountTrue, ?> operation() {
    return OPERATION;
  }

  @Override
  public String version() {
    return TraversalModule.VERSION;
  }

  @Override
  public ProcedureResult call(ProcedureContext context, CountTrue parameters) {
    int repetitions = Math.toIntExact(parameters.repetitions());
    TimedTraversal measurement = new TimedTraversal(repetitions);
    try (TrueNodeCounter count = counts.of(context, parameters)) {
      long found = 0;
      for (int repetition = 0; repetition < repetitions; repetition++) {
        found = measurement.of(count::trueNodes);
      }
      return result(found, count, repetitions, measurement);
    }
  }

  private static ProcedureResult result(
      long found, TrueNodeCounter count, int repetitions, TimedTraversal measurement) {
    return ProcedureResult.single(
        COLUMNS,
        found,
        count.visited() / repetitions,
        count.remembered() / repetitions,
        measurement.meanMicros(),
        measurement.percentileMicros(50),
        measurement.percentileMicros(90),
        measurement.percentileMicros(95),
        measurement.percentileMicros(99),
        measurement.percentileMicros(100),
        measurement.allocatedBytes());
  }
}
