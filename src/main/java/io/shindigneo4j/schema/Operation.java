package io.shindigneo4j.schema;

import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * One thing that the back end can ask the graph to do: a name, a record of parameters, and records
 * as its result. It can be carried out by the procedure of that name or by the Cypher file of that
 * name, with equal answers.
 *
 * @param <P> the record whose components are the parameters
 * @param <R> the result: a record, an {@code Optional} of one, or a {@code List} of them
 * @param writes whether it changes the graph
 * @param repeatable whether it may take effect twice without harm
 * @param description a sentence for those who call by name
 * @param resultType null if the procedure names its columns itself
 * @param constants the names of those parameters that are {@link Constant}
 */
public record Operation<P extends Record, R>(
    String name,
    boolean writes,
    boolean repeatable,
    String description,
    Class<P> parameterType,
    ResultType<R> resultType,
    Set<String> constants) {

  public Operation(
      String name,
      boolean writes,
      boolean repeatable,
      String description,
      Class<P> parameterType,
      ResultType<R> resultType) {
    this(
        name,
        writes,
        repeatable,
        description,
        parameterType,
        resultType,
        ConstantMaps.names(parameterType));
  }

  /** An operation that changes nothing. */
  public static <P extends Record, R> Operation<P, R> read(
      String name, String description, Class<P> parameterType, ResultType<R> resultType) {
    return new Operation<>(name, false, true, description, parameterType, resultType);
  }

  /** An operation that changes nothing, and whose procedure names its columns itself. */
  public static <P extends Record> Operation<P, ?> read(
      String name, String description, Class<P> parameterType) {
    return read(name, description, parameterType, null);
  }

  /** An operation that changes the graph. */
  public static <P extends Record, R> Operation<P, R> write(
      String name, String description, Class<P> parameterType, ResultType<R> resultType) {
    return new Operation<>(name, true, false, description, parameterType, resultType);
  }

  /** An operation that changes the graph, and may do so twice without harm. */
  public static <P extends Record, R> Operation<P, R> repeatableWrite(
      String name, String description, Class<P> parameterType, ResultType<R> resultType) {
    return new Operation<>(name, true, true, description, parameterType, resultType);
  }

  /** An operation that changes the graph, and whose procedure names its columns itself. */
  public static <P extends Record> Operation<P, ?> write(
      String name, String description, Class<P> parameterType) {
    return write(name, description, parameterType, null);
  }

  /**
   * What it takes, in the order of the record's components.
   *
   * @throws IllegalArgumentException for a component of a type that no parameter has
   */
  public List<Parameter> parameters() {
    return RecordParameters.of(parameterType);
  }

  /**
   * The parameters as they travel; absent ones are null, since Cypher asks for each to be present.
   */
  public Map<String, Object> toMap(P parameters) {
    return ParameterMapping.toMap(parameters);
  }

  /**
   * The parameters as they came.
   *
   * @throws InvalidParameterException for one that is missing, unknown, of the wrong type, or what
   *     the record refuses
   */
  public P fromMap(Map<String, Object> parameters) {
    return ParameterMapping.fromMap(parameterType, parameters);
  }

  /**
   * The result as it came.
   *
   * @throws ResultMismatchException where it does not have the shape of the result type
   */
  public R toResult(List<String> columns, List<List<Object>> rows) {
    try {
      return resultType.fromRows(columns, rows);
    } catch (ResultMismatchException e) {
      throw new ResultMismatchException(
          "an answer to %s does not fit: %s".formatted(name, e.getMessage()), e);
    }
  }
}
