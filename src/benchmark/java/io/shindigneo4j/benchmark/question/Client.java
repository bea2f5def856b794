package io.shindigneo4j.benchmark.question;

import java.util.List;

/** A connected client of a server. Thread-safe. */
public interface Client extends AutoCloseable {

  /** The name of the format in which values are transferred. */
  String format();

  /** How answers are compressed; {@code none} if they are not. */
  default String compression() {
    return "none";
  }

  /** How many connections this number of threads shares. */
  int connections(int threads);

  /** Whether this client can answer the question. */
  default boolean supports(Question question) {
    return true;
  }

  /** Whether the items of its answer have the same order as those of the other clients. */
  default boolean keepsOrder(Question question) {
    return true;
  }

  /** Asks the question, and converts the whole answer to Shindig's objects. */
  ShindigAnswer ask(QuestionRequest request);

  /** Whether {@link #askAll} sends several requests before the first answer has come. */
  default boolean pipelines() {
    return false;
  }

  /** Asks several questions. The answers have the order of the requests. */
  default List<ShindigAnswer> askAll(List<QuestionRequest> request) {
    return request.stream().map(this::ask).toList();
  }

  @Override
  void close();
}
