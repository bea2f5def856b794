package io.shindigneo4j.benchmark.question;

import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** The questions to the cross-reference pack. Its procedures have no Cypher counterpart. */
public final class CrossReferenceQuestions {

  private static final String HELLO = "hello";
  private static final String CHECK = "crossreference";

  /** The names of the questions. */
  public static final List<String> NAMES = List.of(HELLO, CHECK);

  private static final List<String> COUNTS = List.of("ccs", "phones", "emails", "ips");

  private CrossReferenceQuestions() {}

  /**
   * All questions.
   *
   * @param references parameters of a check, each with entries of every kind
   */
  public static List<Question> about(List<Map<String, Object>> references) {
    return List.of(
        question(HELLO, "crossreference.hello", hello -> hello.get("greeting"), List.of(Map.of())),
        question(CHECK, "crossreference.check", CrossReferenceQuestions::counts, references));
  }

  private static Question question(
      String name,
      String procedure,
      Function<FieldValues, ?> conversion,
      List<Map<String, Object>> parameters) {
    return new Question(name, procedure, null, null, AnswerShape.records(conversion), parameters);
  }

  private static List<Object> counts(FieldValues checked) {
    return COUNTS.stream().map(checked::get).toList();
  }
}
