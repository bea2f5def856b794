package io.shindigneo4j.benchmark.suite;

import io.shindigneo4j.benchmark.client.AnswerAgreement;
import io.shindigneo4j.benchmark.client.Transport;
import io.shindigneo4j.benchmark.environment.BenchmarkEnvironment;
import io.shindigneo4j.benchmark.measurement.MeasurementOptions;
import io.shindigneo4j.benchmark.question.Population;
import io.shindigneo4j.benchmark.question.Question;
import io.shindigneo4j.benchmark.question.Questions;
import io.shindigneo4j.benchmark.result.RunLog;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * What suites share: whom they ask, about whom, and where they note what came of it.
 *
 * @param filter what is wanted of all there is
 */
public record SuiteContext(
    BenchmarkEnvironment environment,
    Population population,
    MeasurementOptions options,
    SuiteFilter filter,
    RunLog runLog) {

  /** Those that are wanted of the questions with these names, or of all where none is named. */
  public List<Question> questions(String... names) {
    List<String> named = List.of(names);
    return Questions.about(population, options.variety()).stream()
        .filter(each -> named.isEmpty() || named.contains(each.name()))
        .filter(each -> filter.hasQuery(each.name()))
        .toList();
  }

  /** Those of some transports that are wanted; closes the others. */
  public List<Transport> wanted(List<Transport> open) {
    Map<Boolean, List<Transport>> each =
        open.stream().collect(Collectors.partitioningBy(one -> filter.hasTransport(one.name())));
    each.get(false).forEach(Transport::close);
    return each.get(true);
  }

  /** Those of the transports that know the question, when all of them have answered the same. */
  public List<Transport> agreed(Question question, List<Transport> open) {
    List<Transport> taking = open.stream().filter(each -> each.takes(question)).toList();
    if (!taking.isEmpty()) {
      runLog.size(question.name(), AnswerAgreement.check(question, taking));
    }
    return taking;
  }
}
