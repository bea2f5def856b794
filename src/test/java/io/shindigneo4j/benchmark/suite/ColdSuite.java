package io.shindigneo4j.benchmark.suite;

import io.shindigneo4j.benchmark.client.Transport;
import io.shindigneo4j.benchmark.client.Transports;
import io.shindigneo4j.benchmark.measurement.Slice;
import io.shindigneo4j.benchmark.question.Asked;
import io.shindigneo4j.benchmark.question.Question;
import io.shindigneo4j.benchmark.question.Reader;
import io.shindigneo4j.benchmark.result.Setting;
import io.shindigneo4j.installation.PluggedServer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.HdrHistogram.Histogram;

/**
 * The first calls of a server that has just started, one of each question, before anything is
 * compiled or read; only the operating system may still have its files.
 */
final class ColdSuite implements Suite {

  private static final int DIGITS = 3;

  /** Whose turn it is, and how it connects. */
  private record Way(String name, Function<PluggedServer, Transport> open) {}

  private static final List<Way> WAYS =
      List.of(
          new Way("websocket-native", server -> webSocket(server, true)),
          new Way("websocket-cypher", server -> webSocket(server, false)),
          new Way("bolt", Transports::bolt));

  private static Transport webSocket(PluggedServer server, boolean isNative) {
    return Transports.webSocket(server.driverSettings(), isNative);
  }

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
      for (int round = 0; round < starts(bench); round++) {
        for (Way way : WAYS) {
          server.stop();
          server.start();
          try (Transport transport = way.open().apply(server)) {
            for (Question question : questions) {
              Setting setting = transport.contender(name(), question, 1).setting();
              rounds
                  .computeIfAbsent(setting, each -> new ArrayList<>())
                  .add(first(transport.put(question).get(round), transport));
            }
          }
        }
      }
    }
    rounds.forEach((setting, slices) -> bench.journal().add(List.of(Slice.sum(setting, slices))));
  }

  private static int starts(Bench bench) {
    return bench.pace().isQuick() ? 1 : Math.min(3, bench.pace().rounds());
  }

  private static Slice first(Asked asked, Transport transport) {
    Histogram nanoseconds = new Histogram(DIGITS);
    long start = System.nanoTime();
    Reader.read(transport.client().ask(asked));
    long taken = System.nanoTime() - start;
    nanoseconds.recordValue(taken);
    return new Slice(nanoseconds, taken / 1e9, 0);
  }
}
