package io.shindigneo4j.benchmark.suite;

import io.shindigneo4j.benchmark.client.Transport;
import io.shindigneo4j.benchmark.client.Transports;
import io.shindigneo4j.benchmark.measurement.Slice;
import io.shindigneo4j.benchmark.question.Asked;
import io.shindigneo4j.benchmark.question.Question;
import io.shindigneo4j.benchmark.question.Questions;
import io.shindigneo4j.benchmark.question.Reader;
import io.shindigneo4j.benchmark.result.Setting;
import io.shindigneo4j.installation.PluggedServer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.HdrHistogram.Histogram;

/**
 * The first calls of a server that has just started, one of each question, before anything that
 * they need is compiled or read there; only the operating system may still have its files. The
 * client has asked them before.
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
  public void run(Bench bench) throws Exception {
    List<Question> questions = bench.questions("person", "friends", "inbox", "feed", "foaf3");
    Map<Setting, List<Slice>> rounds = new LinkedHashMap<>();
    try (Fleet fleet = new Fleet(bench)) {
      PluggedServer server = fleet.add(Map.of());
      agree(questions, server, bench);
      Random random = new Random(starts(bench));
      for (int round = 0; round < starts(bench); round++) {
        for (String transport : shuffled(transports(bench), random)) {
          server.stop();
          server.start();
          ask(transport, round, questions, server)
              .forEach(
                  (setting, slice) ->
                      rounds.computeIfAbsent(setting, each -> new ArrayList<>()).add(slice));
        }
      }
    }
    rounds.forEach((setting, slices) -> bench.journal().add(List.of(Slice.sum(setting, slices))));
  }

  /** Compiles what the client runs of each transport, too. */
  private static void agree(List<Question> questions, PluggedServer server, Bench bench) {
    List<Transport> open = Transports.of(server);
    try {
      questions.forEach(question -> bench.agreed(question, open));
    } finally {
      open.forEach(Transport::close);
    }
  }

  private static List<String> transports(Bench bench) {
    return Transports.OF_SERVER.stream().filter(bench.choice()::hasTransport).toList();
  }

  private static List<String> shuffled(List<String> names, Random random) {
    List<String> order = new ArrayList<>(names);
    Collections.shuffle(order, random);
    return order;
  }

  private static int starts(Bench bench) {
    return bench.pace().isQuick() ? 1 : bench.pace().rounds();
  }

  /** An empty call first, which is not measured: it shows that the transport is connected. */
  private Map<Setting, Slice> ask(
      String name, int round, List<Question> questions, PluggedServer server) {
    Map<Setting, Slice> slices = new LinkedHashMap<>();
    try (Transport transport = Transports.of(server, name)) {
      transport.client().ask(transport.put(Questions.EMPTY).get(0));
      for (Question question : questions) {
        List<Asked> asked = transport.put(question);
        slices.put(
            transport.contender(name(), question, 1).setting(),
            first(asked.get(round % asked.size()), transport));
      }
    }
    return slices;
  }

  private static Slice first(Asked asked, Transport transport) {
    Histogram nanoseconds = new Histogram(DIGITS);
    long start = System.nanoTime();
    Reader.read(transport.client().ask(asked));
    long taken = System.nanoTime() - start;
    nanoseconds.recordValue(taken);
    return new Slice(nanoseconds, taken / 1e9, null);
  }
}
