package io.shindigneo4j.web.endpoint;

import io.shindigneo4j.opensocial.json.JsonAnswers;
import io.shindigneo4j.opensocial.json.JsonBeanConverter;
import java.nio.charset.StandardCharsets;
import org.apache.shindig.protocol.ProtocolException;
import org.apache.shindig.protocol.ResponseItem;
import org.apache.shindig.protocol.conversion.BeanConverter;

/** Makes the bytes of answers, in UTF-8. */
final class AnswerEncoder {

  private AnswerEncoder() {}

  /**
   * The whole answer; a refusal if it is too large.
   *
   * @param callback the name of the function that the answer is passed to; null for none
   * @param flawless whether no handler has failed
   */
  static RequestOutcome encode(
      BeanConverter converter, Object answer, String callback, boolean flawless) {
    try {
      return new RequestOutcome.Content(body(converter, answer, callback), flawless);
    } catch (ProtocolException e) {
      return new RequestOutcome.Refusal(new ResponseItem(e.getCode(), e.getMessage()));
    }
  }

  private static Body body(BeanConverter converter, Object answer, String callback) {
    return converter instanceof JsonBeanConverter json
        ? json(json.answers(), answer, callback)
        : Body.of(
            text(converter.convertToString(answer), callback).getBytes(StandardCharsets.UTF_8));
  }

  private static Body json(JsonAnswers answers, Object answer, String callback) {
    return Body.of(callback == null ? answers.write(answer) : answers.write(answer, callback));
  }

  private static String text(String answer, String callback) {
    return callback == null ? answer : callback + '(' + answer + ");\n";
  }
}
