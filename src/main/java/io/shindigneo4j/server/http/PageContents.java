package io.shindigneo4j.server.http;

import io.shindigneo4j.server.metrics.ProjectionLoad;
import io.shindigneo4j.server.procedure.ProcedureDescription;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * The contents of pages, looked up on any thread.
 *
 * @param meters as text for Prometheus; empty if nothing is measured
 * @param procedures those that the user of a name may call, as there are now
 * @param graph what is in memory of the graph of the default database
 */
public record PageContents(
    Optional<Supplier<String>> meters,
    Function<String, List<ProcedureDescription>> procedures,
    Supplier<ProjectionLoad.State> graph) {}
