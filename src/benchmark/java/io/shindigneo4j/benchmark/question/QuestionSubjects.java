package io.shindigneo4j.benchmark.question;

import io.shindigneo4j.schema.people.PeopleSelector;
import io.shindigneo4j.schema.people.PeopleSelector.PeopleRelation;
import io.shindigneo4j.schema.people.Viewpoint;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The people that questions are about.
 *
 * @param variety the largest number of parameter sets of a question
 */
record QuestionSubjects(Population population, int variety, Choosing choosing) {

  /** Chooses the people that a question is about. */
  interface Choosing {
    List<Integer> some(String question, int count, IntPredicate wanted);
  }

  Stream<Integer> some(String question, IntPredicate wanted) {
    return choosing.some(question, variety, wanted).stream();
  }

  /** This number of people for each set of parameters. */
  Stream<List<Integer>> several(String question, int count, IntPredicate wanted) {
    return IntStream.range(0, variety).mapToObj(i -> choosing.some(question + i, count, wanted));
  }

  /** Whether the person's number of friends lies between the median and the top tenth. */
  boolean isUsual(int place) {
    return population.friends(place) >= 12 && population.friends(place) <= 65;
  }

  static PeopleSelector around(List<Integer> people, PeopleRelation circle) {
    return aroundIds(ids(people), circle);
  }

  static PeopleSelector aroundIds(List<String> people, PeopleRelation circle) {
    return new PeopleSelector(people, circle, null, Viewpoint.of(people.get(0)));
  }

  static List<String> ids(List<Integer> people) {
    return people.stream().map(Population::id).toList();
  }
}
