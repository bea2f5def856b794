package io.shindigneo4j.server.procedure;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.schema.InvalidParameterException;
import java.util.Map;
import java.util.function.Function;
import org.neo4j.graphdb.Transaction;

/** A procedure with its description, its statistics and its code. Thread-safe. */
public final class RegisteredProcedure {

  /** Parses the parameters and calls the procedure. */
  private interface Body {
    ProcedureResult call(ProcedureContext context, Map<String, Object> parameters);
  }

  private final ProcedureDescription description;
  private final CodeReference references;
  private final Body body;
  private final CallStatistics statistics;

  private RegisteredProcedure(
      ProcedureDescription description,
      CodeReference references,
      Body body,
      CallStatistics statistics) {
    this.description = description;
    this.references = references;
    this.body = body;
    this.statistics = statistics;
  }

  /**
   * Creates a procedure without statistics.
   *
   * @param references acquired and released by each call
   * @param parse converts the parameters of the request; an {@link InvalidParameterException} tells
   *     the caller what is wrong, any other exception is a fault
   */
  public static <P> RegisteredProcedure of(
      ProcedureDescription description,
      CodeReference references,
      Function<Map<String, Object>, P> parse,
      GraphProcedure<P> procedure) {
    Body body = (context, parameters) -> procedure.call(context, parsed(parse, parameters));
    return new RegisteredProcedure(description, references, body, new CallStatistics());
  }

  /**
   * Creates one with the procedure's own description.
   *
   * @throws IllegalArgumentException if the name or a parameter is not valid
   */
  public static <P extends Record> RegisteredProcedure of(
      Procedure<P> procedure, String origin, CodeReference references) {
    return of(
        ProcedureDescription.of(procedure.operation(), procedure.version(), origin),
        references,
        procedure.operation()::fromMap,
        procedure);
  }

  private static <P> P parsed(
      Function<Map<String, Object>, P> parse, Map<String, Object> parameters) {
    try {
      return parse.apply(parameters);
    } catch (InvalidParameterException e) {
      throw RequestException.invalidParameter(e.getMessage());
    }
  }

  public String name() {
    return description.name();
  }

  public ProcedureDescription description() {
    return description;
  }

  CallStatistics statistics() {
    return statistics;
  }

  /** The same procedure with the statistics of an earlier one. */
  RegisteredProcedure continuing(RegisteredProcedure earlier) {
    return new RegisteredProcedure(description, references, body, earlier.statistics);
  }

  /** Acquires its code for one {@link #call}. False if the code is being unloaded. */
  boolean acquire() {
    return references.acquire();
  }

  /** Calls it. {@link #acquire} must have returned true before. */
  ProcedureCall call(
      AccessMode mode,
      Transaction transaction,
      ProcedureContexts contexts,
      Map<String, Object> parameters) {
    return ProcedureCall.begin(
        references,
        statistics,
        contexts::beginAnew,
        () -> {
          if (description.mode() == AccessMode.WRITE && mode == AccessMode.READ) {
            throw RequestException.readOnly();
          }
          return body.call(contexts.of(transaction, description.mode()), parameters);
        });
  }
}
