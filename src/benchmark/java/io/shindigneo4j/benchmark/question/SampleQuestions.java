package io.shindigneo4j.benchmark.question;

import java.util.List;
import java.util.stream.Stream;

/** Questions about the six people of Shindig's own file that both back ends answer alike. */
public final class SampleQuestions {

  /** Those who have friends. */
  public static final List<String> PEOPLE =
      List.of("canonical", "john.doe", "jane.doe", "george.doe");

  private static final String ACTIVE = "john.doe";

  private SampleQuestions() {}

  public static List<Question> all() {
    return List.of(
        PeopleQuestions.person(PEOPLE.stream()),
        PeopleQuestions.friends(PEOPLE.stream()),
        ActivityQuestions.ownActivities(Stream.of(ACTIVE)));
  }
}
