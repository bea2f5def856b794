package io.shindigneo4j.server;

import io.shindigneo4j.metrics.MeterReading;
import io.shindigneo4j.schema.NoParameters;
import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.server.procedure.GraphProcedure;
import io.shindigneo4j.server.procedure.ProcedureContext;
import io.shindigneo4j.server.procedure.ProcedureResult;
import java.util.List;
import java.util.function.Supplier;

/**
 * Lists what the plug-in's meters show: {@code name}, {@code tags} (a map of texts) and {@code
 * values} (a map of numbers). They name no user and nothing of the graph.
 */
final class MeterListing implements GraphProcedure<NoParameters> {

  static final Operation<NoParameters, ?> OPERATION =
      Operation.read(
          "system.meters", "Lists what the plug-in's meters show now.", NoParameters.class);

  private static final List<String> COLUMNS = List.of("name", "tags", "values");

  private final Supplier<List<MeterReading>> meters;

  MeterListing(Supplier<List<MeterReading>> meters) {
    this.meters = meters;
  }

  @Override
  public ProcedureResult call(ProcedureContext context, NoParameters none) {
    return new ProcedureResult(COLUMNS, meters.get().stream().map(MeterListing::record).toList());
  }

  private static List<Object> record(MeterReading reading) {
    return List.of(reading.name(), reading.tags(), reading.values());
  }
}
