package io.shindigneo4j.benchmark.suite;

import io.shindigneo4j.benchmark.client.Transport;
import io.shindigneo4j.benchmark.client.Transports;
import io.shindigneo4j.benchmark.measurement.Contender;
import io.shindigneo4j.benchmark.measurement.Load;
import io.shindigneo4j.benchmark.measurement.Runs;
import io.shindigneo4j.benchmark.question.Question;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The papers' questions over all transports, by one thread and by several. */
final class QueriesSuite implements Suite {

  @Override
  public String name() {
    return "queries";
  }

  @Override
  public String description() {
    return "the papers' 19 questions over every transport";
  }

  @Override
  public boolean isForFirstLook() {
    return true;
  }

  @Override
  public void run(Bench bench) {
    int several = bench.choice().threads();
    try (Transports transports = new Transports(bench.stage(), bench.journal());
        Load one = new Load(1);
        Load many = new Load(several)) {
      List<Transport> open =
          Transports.names().stream()
              .filter(bench.choice()::hasTransport)
              .flatMap(name -> transports.open(name).stream())
              .toList();
      Map<Question, List<Transport>> agreed = new LinkedHashMap<>();
      bench.questions().forEach(question -> agreed.put(question, bench.agreed(question, open)));
      agreed.forEach(
          (question, taking) ->
              Stream.of(one, many)
                  .limit(several == 1 ? 1 : 2)
                  .forEach(load -> measure(question, taking, load, bench)));
    }
  }

  private void measure(Question question, List<Transport> taking, Load load, Bench bench) {
    List<Contender> contenders =
        taking.stream().map(each -> each.contender(name(), question, load.size())).toList();
    bench.journal().add(Runs.measure(contenders, load, bench.pace()));
  }
}
