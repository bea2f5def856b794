package io.shindigneo4j.benchmark.suite;

import io.shindigneo4j.benchmark.client.AnswerAgreement;
import io.shindigneo4j.benchmark.client.MeasuredTransport;
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
 * What suites share: the servers, the people that questions are about, and the log of results.
 *
 * @param filter which questions and transports are wanted
 */
public record SuiteContext(
    BenchmarkEnvironment environment,
    Population population,
    MeasurementOptions options,
    SuiteFilter filter,
    RunLog runLog) {

  /** The wanted questions among those with these names, or among all if none is named. */
  public List<Question> questions(String... names) {
    List<String> named = List.of(names);
    return Questions.about(population, options.variety()).stream()
        .filter(each -> named.isEmpty() || named.contains(each.name()))
        .filter(each -> filter.hasQuery(each.name()))
        .toList();
  }

  /** Keeps the wanted transports and closes the others. */
  public List<MeasuredTransport> wanted(List<MeasuredTransport> open) {
    Map<Boolean, List<MeasuredTransport>> each =
        open.stream().collect(Collectors.partitioningBy(one -> filter.hasTransport(one.name())));
    each.get(false).forEach(MeasuredTransport::close);
    return each.get(true);
  }

  /** The transports that can answer the question, after their answers have been compared. */
  public List<MeasuredTransport> checked(Question question, List<MeasuredTransport> open) {
    List<MeasuredTransport> supporting =
        open.stream().filter(each -> each.supports(question)).toList();
    if (!supporting.isEmpty()) {
      runLog.size(question.name(), AnswerAgreement.check(question, supporting));
    }
    return supporting;
  }
}
