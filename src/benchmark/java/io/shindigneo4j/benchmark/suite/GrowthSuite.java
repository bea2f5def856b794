package io.shindigneo4j.benchmark.suite;

import io.shindigneo4j.benchmark.client.AnswerAgreement;
import io.shindigneo4j.benchmark.client.MeasuredTransport;
import io.shindigneo4j.benchmark.client.Transports;
import io.shindigneo4j.benchmark.measurement.ClosedLoopLoad;
import io.shindigneo4j.benchmark.measurement.Contender;
import io.shindigneo4j.benchmark.measurement.InterleavedRuns;
import io.shindigneo4j.benchmark.question.NeighbourhoodQuestions;
import io.shindigneo4j.benchmark.question.Question;
import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.installation.PluggedServer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** People with 25 friends in networks of growing size, each on its own server. */
public final class GrowthSuite implements Suite {

  private static final List<Integer> SIZES = List.of(2_011, 10_003, 100_000);
  private static final List<Integer> FEW = List.of(500, 2_011);
  private static final int FRIENDS = 25;
  private static final int ASKED = 20;

  @Override
  public String name() {
    return "growth";
  }

  @Override
  public String description() {
    return "the same neighbourhoods among 2,011, 10,003 and 100,000 people";
  }

  @Override
  public void run(SuiteContext context) {
    List<PluggedServer> servers = new ArrayList<>();
    List<MeasuredTransport> all = new ArrayList<>();
    try (ClosedLoopLoad one = new ClosedLoopLoad(1)) {
      Map<String, List<Contender>> contenders = new LinkedHashMap<>();
      for (int people : context.options().isQuick() ? FEW : SIZES) {
        PluggedServer server = context.environment().started(Map.of());
        servers.add(server);
        List<Question> questions = request(server, people, context);
        List<MeasuredTransport> open = context.wanted(Transports.of(server));
        all.addAll(open);
        for (Question question : questions) {
          contenders
              .computeIfAbsent(question.name(), each -> new ArrayList<>())
              .addAll(contenders(question, people, open));
        }
      }
      contenders
          .values()
          .forEach(
              each -> context.runLog().add(InterleavedRuns.measure(each, one, context.options())));
    } finally {
      all.forEach(MeasuredTransport::close);
      servers.forEach(context.environment()::end);
    }
  }

  private static List<Question> request(PluggedServer server, int people, SuiteContext context) {
    try (GraphDriver driver = server.driver()) {
      CircleNetwork network = new CircleNetwork(driver, people);
      network.load();
      return NeighbourhoodQuestions.of(network.peopleWith(FRIENDS, ASKED)).stream()
          .filter(each -> context.filter().hasQuery(each.name()))
          .toList();
    }
  }

  private List<Contender> contenders(Question question, int people, List<MeasuredTransport> open) {
    if (!open.isEmpty()) {
      AnswerAgreement.check(question, open);
    }
    String suite = name() + "-" + people;
    return open.stream().map(each -> each.contender(suite, question, 1)).toList();
  }
}
