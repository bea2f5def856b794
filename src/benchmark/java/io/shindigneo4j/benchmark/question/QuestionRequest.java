package io.shindigneo4j.benchmark.question;

import java.util.List;
import java.util.Map;

/**
 * One request of a question, as a client gets it.
 *
 * @param text a Cypher text or a procedure's name
 */
public record QuestionRequest(
    Question question, RequestForm form, String text, Map<String, Object> parameters) {

  /** Converts the records of a response to the answer. */
  public ShindigAnswer answer(List<? extends FieldValues> records) {
    return form.answer(question.shape(), records);
  }
}
