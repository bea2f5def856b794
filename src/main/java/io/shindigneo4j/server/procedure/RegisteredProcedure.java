package io.shindigneo4j.server.procedure;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.schema.InvalidParameterException;
import java.util.Map;
import java.util.function.Function;
import org.neo4j.graphdb.Transaction;

/** A procedure with all that it takes to describe and to call it. Safe for use by many threads. */
public final class RegisteredProcedure {

  /** Parses and calls, for whatever type of parameters. */
  private interface Body {
    ProcedureResult call(ProcedureContext context, Map<String, Object> parameters);
  }

  private final ProcedureDescription description;
  private final CallGate gate;
  private final Body body;
  private final CallStatistics statistics;

  private RegisteredProcedure(
      ProcedureDescription description, CallGate gate, Body body, CallStatistics statistics) {
    this.description = description;
    this.gate = gate;
    this.body = body;
    this.statistics = statistics;
  }

  /**
   * One that has no calls yet.
   *
   * @param gate what each call enters and leaves
   * @param parse makes the parameters out of what was sent; an {@link InvalidParameterException}
   *     tells the caller what is wrong, and any other exception is a fault
   */
  public static <P> RegisteredProcedure of(
      ProcedureDescription description,
      CallGate gate,
      Function<Map<String, Object>, P> parse,
      GraphProcedure<P> procedure) {
    Body body = (context, parameters) -> procedure.call(context, parsed(parse, parameters));
    return new RegisteredProcedure(description, gate, body, new CallStatistics());
  }

  /**
   * One that describes itself.
   *
   * @throws IllegalArgumentException for a name or a parameter that no procedure can have
   */
  public static <P extends Record> RegisteredProcedure of(
      Procedure<P> procedure, String origin, CallGate gate) {
    return of(
        ProcedureDescription.of(procedure.operation(), procedure.version(), origin),
        gate,
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

  /** The same, counting on from where another stands. */
  RegisteredProcedure continuing(RegisteredProcedure earlier) {
    return new RegisteredProcedure(description, gate, body, earlier.statistics);
  }

  /** Whether its code is there for one more call, which {@link #call} is. */
  boolean enter() {
    return gate.enter();
  }

  /** After {@link #enter}. */
  ProcedureCall call(
      AccessMode mode,
      Transaction transaction,
      ProcedureContexts contexts,
      Map<String, Object> parameters) {
    return ProcedureCall.begin(
        gate,
        statistics,
        () -> {
          if (description.mode() == AccessMode.WRITE && mode == AccessMode.READ) {
            throw RequestException.readOnly();
          }
          return body.call(contexts.of(transaction, description.mode()), parameters);
        });
  }
}
