package io.shindigneo4j.schema;

import java.util.List;
import java.util.Map;

/**
 * One thing that the back end can ask the graph to do: a name, a record of parameters, a result
 * shape. It can be carried out by the native procedure of that name or by the Cypher file of that
 * name, with equal answers.
 *
 * @param <P> the record whose components are the parameters
 * @param writes whether it changes the graph
 * @param description a sentence for those who call by name
 */
public record Operation<P extends Record>(
    String name, boolean writes, String description, Class<P> parameterType) {

  /** An operation that changes nothing. */
  public static <P extends Record> Operation<P> read(
      String name, String description, Class<P> parameterType) {
    return new Operation<>(name, false, description, parameterType);
  }

  /** An operation that changes the graph. */
  public static <P extends Record> Operation<P> write(
      String name, String description, Class<P> parameterType) {
    return new Operation<>(name, true, description, parameterType);
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
   * @throws IllegalArgumentException for one that is missing, unknown, of the wrong type, or what
   *     the record refuses
   */
  public P fromMap(Map<String, Object> parameters) {
    return ParameterMapping.fromMap(parameterType, parameters);
  }
}
