package io.shindigneo4j.benchmark.question;

import java.util.List;
import java.util.Map;

/**
 * A question as a client is given it.
 *
 * @param text a Cypher text or a procedure's name
 */
public record QuestionRequest(
    Question question, RequestForm form, String text, Map<String, Object> parameters) {

  /** The answer that the records are in this form. */
  public Answer answer(List<? extends FieldValues> records) {
    return form.answer(question.shape(), records);
  }
}
