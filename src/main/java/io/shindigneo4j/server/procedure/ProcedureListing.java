package io.shindigneo4j.server.procedure;

import io.shindigneo4j.schema.NoParameters;
import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.schema.Parameter;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Lists the procedures that the caller may call, by name. A record has {@code name}, {@code
 * description}, {@code parameters} (a list of maps of {@code name}, {@code type}, {@code required}
 * and {@code description}), {@code mode} ({@code read} or {@code write}), {@code version} and
 * {@code origin}. Four more count the calls of all users since the start: {@code calls} have ended,
 * {@code failures} of them failed; {@code totalMicros} and {@code maximumMicros} are the times that
 * they spent in the procedure.
 */
final class ProcedureListing implements GraphProcedure<NoParameters> {

  static final Operation<NoParameters, ?> OPERATION =
      Operation.read(
          "system.procedures",
          "Lists the procedures that the caller may call, with what has come of their calls.",
          NoParameters.class);

  private static final List<String> COLUMNS =
      List.of(
          "name",
          "description",
          "parameters",
          "mode",
          "version",
          "origin",
          "calls",
          "failures",
          "totalMicros",
          "maximumMicros");

  private final ProcedureRegistry registry;

  ProcedureListing(ProcedureRegistry registry) {
    this.registry = registry;
  }

  @Override
  public ProcedureResult call(ProcedureContext context, NoParameters none) {
    return new ProcedureResult(
        COLUMNS, registry.callableBy(context.user()).map(ProcedureListing::record).toList());
  }

  private static List<Object> record(RegisteredProcedure procedure) {
    ProcedureDescription description = procedure.description();
    CallStatistics statistics = procedure.statistics();
    return List.of(
        description.name(),
        description.description(),
        description.parameters().stream().map(ProcedureListing::map).toList(),
        description.mode().name().toLowerCase(Locale.ROOT),
        description.version(),
        description.origin(),
        statistics.calls(),
        statistics.failures(),
        statistics.totalMicros(),
        statistics.maximumMicros());
  }

  private static Map<String, Object> map(Parameter parameter) {
    return Map.of(
        "name", parameter.name(),
        "type", parameter.type().text(),
        "required", parameter.required(),
        "description", parameter.description());
  }
}
