package io.shindigneo4j.schema;

import java.util.Map;

/**
 * One thing that the back end can ask the graph to do: a name, a record of parameters, a result
 * shape. It can be carried out by the native procedure of that name or by the Cypher file of that
 * name, with equal answers.
 *
 * @param <P> the record whose components are the parameters
 * @param writes whether it changes the graph
 */
public record Operation<P extends Record>(String name, boolean writes, Class<P> parameterType) {

  /** An operation that changes nothing. */
  public static <P extends Record> Operation<P> read(String name, Class<P> parameterType) {
    return new Operation<>(name, false, parameterType);
  }

  /** An operation that changes the graph. */
  public static <P extends Record> Operation<P> write(String name, Class<P> parameterType) {
    return new Operation<>(name, true, parameterType);
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
   * @throws InvalidParameterException for one that is missing, unknown or of the wrong type
   */
  public P fromMap(Map<String, Object> parameters) {
    return ParameterMapping.fromMap(parameterType, parameters);
  }
}
