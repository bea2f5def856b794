package io.shindigneo4j.benchmark.suite;

import io.shindigneo4j.benchmark.client.Agreement;
import io.shindigneo4j.benchmark.client.Transport;
import io.shindigneo4j.benchmark.measurement.Pace;
import io.shindigneo4j.benchmark.question.Population;
import io.shindigneo4j.benchmark.question.Question;
import io.shindigneo4j.benchmark.question.Questions;
import io.shindigneo4j.benchmark.result.Journal;
import io.shindigneo4j.benchmark.stage.Stage;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * What suites share: whom they ask, about whom, and where they note what came of it.
 *
 * @param choice what is wanted of all there is
 */
public record Bench(Stage stage, Population population, Pace pace, Choice choice, Journal journal) {

  /** Those that are wanted of the questions with these names, or of all where none is named. */
  public List<Question> questions(String... names) {
    List<String> named = List.of(names);
    return Questions.about(population, pace.variety()).stream()
        .filter(each -> named.isEmpty() || named.contains(each.name()))
        .filter(each -> choice.hasQuery(each.name()))
        .toList();
  }

  /** Those of some transports that are wanted; closes the others. */
  public List<Transport> wanted(List<Transport> open) {
    Map<Boolean, List<Transport>> each =
        open.stream().collect(Collectors.partitioningBy(one -> choice.hasTransport(one.name())));
    each.get(false).forEach(Transport::close);
    return each.get(true);
  }

  /** Those of the transports that know the question, when all of them have answered the same. */
  public List<Transport> agreed(Question question, List<Transport> open) {
    List<Transport> taking = open.stream().filter(each -> each.takes(question)).toList();
    if (!taking.isEmpty()) {
      journal.size(question.name(), Agreement.check(question, taking));
    }
    return taking;
  }
}
