package io.shindigneo4j.protocol;

import io.shindigneo4j.protocol.Message.CallProcedure;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.Message.RunCypher;
import io.shindigneo4j.protocol.Message.Success;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Encodes and decodes the bodies of HTTP requests and responses, in one format. HTTP carries the
 * rest of a message elsewhere: its type and terms in the head, its id in the order of responses.
 * Immutable.
 */
public final class BodyCodec implements AnswerCodec {

  private static final String TEXT = "text";
  private static final String PARAMETERS = "parameters";
  private static final String SUMMARY = "summary";

  private final Format format;

  public BodyCodec(Format format) {
    this.format = format;
  }

  /**
   * Decodes a call. The body is a document of the parameters; an empty body means none.
   *
   * @throws MalformedMessageException if the body is not a document of the format, or its values
   *     exceed the budget
   */
  public CallProcedure call(long id, Terms terms, String procedure, byte[] body, ValueBudget budget)
      throws MalformedMessageException {
    Map<String, Object> parameters = body.length == 0 ? Map.of() : read(body, budget);
    return new CallProcedure(id, terms, procedure, parameters);
  }

  /**
   * Decodes a Cypher text. The body has the fields {@code text} and, optionally, {@code
   * parameters}.
   *
   * @throws MalformedMessageException if the body is not such a document, or its values exceed the
   *     budget
   */
  public RunCypher cypher(long id, Terms terms, byte[] body, ValueBudget budget)
      throws MalformedMessageException {
    Fields fields = new Fields(read(body, budget));
    Map<String, Object> parameters = fields.has(PARAMETERS) ? fields.map(PARAMETERS) : Map.of();
    return new RunCypher(id, terms, fields.text(TEXT), parameters);
  }

  private Map<String, Object> read(byte[] body, ValueBudget budget)
      throws MalformedMessageException {
    return format.read(body, Unreadable.REFUSED, budget);
  }

  @Override
  public byte[] encode(Message answer, int limit) {
    return format.write(document(answer), limit);
  }

  @Override
  public byte[] encodeTimed(Success success, int limit) {
    long start = System.nanoTime();
    Map<String, Object> summary = new LinkedHashMap<>();
    SummaryFields.put(summary, success.summary());
    SummaryFields.addTime(summary, success.summary(), start);
    return format.write(document(success, summary), limit);
  }

  private static Map<String, Object> document(Message answer) {
    if (answer instanceof Success success) {
      Map<String, Object> summary = new LinkedHashMap<>();
      SummaryFields.put(summary, success.summary());
      return document(success, summary);
    } else if (answer instanceof Failure failure) {
      Map<String, Object> document = new LinkedHashMap<>();
      MessageDocuments.putFailure(document, failure);
      return document;
    }
    throw new IllegalArgumentException(
        "not a response of HTTP: " + answer.getClass().getSimpleName());
  }

  private static Map<String, Object> document(Success success, Map<String, Object> summary) {
    Map<String, Object> document = new LinkedHashMap<>();
    MessageDocuments.putRecords(document, success);
    document.put(SUMMARY, summary);
    return document;
  }
}
