package io.shindigneo4j.opensocial.events;

import io.shindigneo4j.opensocial.events.RingEntry.Question;
import java.util.HashMap;
import java.util.Map;

/**
 * What the graph was asked for one listener alone since it was told all there was: each question
 * once, and not too many. Owned by its listener.
 */
final class OwnAnswers {

  /** About so many people and groups one listener may ask before there is a gap. */
  static final int MAX = 200;

  private final Map<Question, AudienceAnswer> answers = new HashMap<>();
  private int asked;

  /** What was asked last and has no answer; null for nothing. */
  private Question open;

  /** Null if there is none. */
  AudienceAnswer of(Question question) {
    return answers.get(question);
  }

  boolean isSpent() {
    return asked >= MAX;
  }

  void ask(Question question) {
    asked++;
    open = question;
  }

  /** The answer to what was asked last; null if there is none. */
  void answer(AudienceAnswer reply) {
    if (reply != null) {
      answers.put(open, reply);
      open = null;
    }
  }

  /** Whether it was asked last, in vain. It may be asked again then. */
  boolean hasFailed(Question question) {
    boolean failed = question.equals(open);
    open = null;
    return failed;
  }

  void clear() {
    answers.clear();
    asked = 0;
    open = null;
  }
}
