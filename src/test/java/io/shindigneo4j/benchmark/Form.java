package io.shindigneo4j.benchmark;

import io.shindigneo4j.opensocial.execution.CypherFiles;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;

/** The ways to put a question. */
enum Form {
  /** The native procedure's name. */
  NATIVE((question, parameters) -> new Asked(question.procedure(), parameters)),
  /** The text whose answer is one record. */
  ONE_ROW((question, parameters) -> new Asked(question.cypher(), ofText(parameters))),
  /** The text whose answer is a record for each item. */
  ROWS((question, parameters) -> new Asked(question.rows(), ofText(parameters))),
  /** A text that calls the native procedure. */
  CALL(
      (question, parameters) ->
          new Asked(
              "CALL shindig.read($name, $parameters)",
              Map.of("name", question.procedure(), "parameters", parameters)));

  private final BiFunction<Question, Map<String, Object>, Asked> put;

  Form(BiFunction<Question, Map<String, Object>, Asked> put) {
    this.put = put;
  }

  private static Map<String, Object> ofText(Map<String, Object> parameters) {
    return parameters.isEmpty() ? parameters : CypherFiles.parameters(parameters);
  }

  List<Asked> put(Question question) {
    return question.parameters().stream().map(each -> put.apply(question, each)).toList();
  }
}
