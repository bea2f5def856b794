package io.shindigneo4j.benchmark.client;

import io.shindigneo4j.benchmark.question.Answer;
import io.shindigneo4j.benchmark.question.Question;
import io.shindigneo4j.benchmark.question.QuestionRequest;
import java.util.List;

/** A connected client of the server. Used by many threads. */
public interface Client extends AutoCloseable {

  /** The name of the format that values travel in. */
  String format();

  /** How answers are compressed; {@code none} where they are not. */
  default String compression() {
    return "none";
  }

  /** How many connections so many threads share. */
  int connections(int threads);

  /** Whether it knows the question. */
  default boolean takes(Question question) {
    return true;
  }

  /** Whether the items of its answer stand in the order of the others' answers. */
  default boolean keepsOrder(Question question) {
    return true;
  }

  /** Asks, and makes Shindig's objects of all that is answered. */
  Answer ask(QuestionRequest asked);

  /** Whether {@link #askAll} asks before it is answered. */
  default boolean pipelines() {
    return false;
  }

  /** As {@link #ask}, for several; the answers are in their order. */
  default List<Answer> askAll(List<QuestionRequest> asked) {
    return asked.stream().map(this::ask).toList();
  }

  @Override
  void close();
}
