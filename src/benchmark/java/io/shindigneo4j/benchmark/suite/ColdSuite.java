package io.shindigneo4j.benchmark.suite;

import io.shindigneo4j.benchmark.client.MeasuredTransport;
import io.shindigneo4j.benchmark.client.Transports;
import io.shindigneo4j.benchmark.measurement.TurnResult;
import io.shindigneo4j.benchmark.question.AnswerReader;
import io.shindigneo4j.benchmark.question.Question;
import io.shindigneo4j.benchmark.question.QuestionRequest;
import io.shindigneo4j.benchmark.question.Questions;
import io.shindigneo4j.benchmark.result.BenchmarkSetting;
import io.shindigneo4j.installation.PluggedServer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.HdrHistogram.Histogram;

/**
 * The first call of each question after a start of the server, before the server has compiled or
 * read anything for it. The operating system may still cache its files. The client is warm.
 */
final class ColdSuite implements Suite {

  private static final int DIGITS = 3;

  @Override
  public String name() {
    return "cold";
  }

  @Override
  public String description() {
    return "the first calls after a start";
  }

  @Override
  public void run(SuiteContext context) throws Exception {
    List<Question> questions = context.questions("person", "friends", "inbox", "feed", "foaf3");
    Map<BenchmarkSetting, List<TurnResult>> rounds = new LinkedHashMap<>();
    try (SuiteServers servers = new SuiteServers(context)) {
      PluggedServer server = servers.add(Map.of());
      agree(questions, server, context);
      Random random = new Random(starts(context));
      for (int round = 0; round < starts(context); round++) {
        for (String transport : shuffled(transports(context), random)) {
          server.stop();
          server.start();
          ask(transport, round, questions, server)
              .forEach(
                  (setting, slice) ->
                      rounds.computeIfAbsent(setting, each -> new ArrayList<>()).add(slice));
        }
      }
    }
    rounds.forEach(
        (setting, slices) -> context.runLog().add(List.of(TurnResult.sum(setting, slices))));
  }

  /** Compares the answers, and so warms up the client code of each transport. */
  private static void agree(List<Question> questions, PluggedServer server, SuiteContext context) {
    List<MeasuredTransport> open = Transports.of(server);
    try {
      questions.forEach(question -> context.checked(question, open));
    } finally {
      open.forEach(MeasuredTransport::close);
    }
  }

  private static List<String> transports(SuiteContext context) {
    return Transports.OF_SERVER.stream().filter(context.filter()::hasTransport).toList();
  }

  private static List<String> shuffled(List<String> names, Random random) {
    List<String> order = new ArrayList<>(names);
    Collections.shuffle(order, random);
    return order;
  }

  private static int starts(SuiteContext context) {
    return context.options().isQuick() ? 1 : context.options().rounds();
  }

  /** Makes an unmeasured empty call first, which ensures that the transport is connected. */
  private Map<BenchmarkSetting, TurnResult> ask(
      String name, int round, List<Question> questions, PluggedServer server) {
    Map<BenchmarkSetting, TurnResult> slices = new LinkedHashMap<>();
    try (MeasuredTransport transport = Transports.of(server, name)) {
      transport.client().ask(transport.put(Questions.EMPTY).get(0));
      for (Question question : questions) {
        List<QuestionRequest> request = transport.put(question);
        slices.put(
            transport.contender(name(), question, 1).setting(),
            first(request.get(round % request.size()), transport));
      }
    }
    return slices;
  }

  private static TurnResult first(QuestionRequest request, MeasuredTransport transport) {
    Histogram nanoseconds = new Histogram(DIGITS);
    long start = System.nanoTime();
    AnswerReader.read(transport.client().ask(request));
    long taken = System.nanoTime() - start;
    nanoseconds.recordValue(taken);
    return new TurnResult(nanoseconds, taken / 1e9, null);
  }
}
