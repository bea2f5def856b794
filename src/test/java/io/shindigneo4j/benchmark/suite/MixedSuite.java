package io.shindigneo4j.benchmark.suite;

import io.shindigneo4j.benchmark.client.Transport;
import io.shindigneo4j.benchmark.client.Transports;
import io.shindigneo4j.benchmark.measurement.Contender;
import io.shindigneo4j.benchmark.measurement.Load;
import io.shindigneo4j.benchmark.measurement.Work;
import io.shindigneo4j.benchmark.question.Question;
import io.shindigneo4j.benchmark.question.Questions;
import io.shindigneo4j.benchmark.writing.PowerLaw;
import io.shindigneo4j.benchmark.writing.Write;
import io.shindigneo4j.benchmark.writing.WriteClient;
import io.shindigneo4j.benchmark.writing.Writes;
import io.shindigneo4j.installation.PluggedServer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Nine reads and a write, and so on, of people of whom few are asked about often. The server grows
 * meanwhile.
 */
final class MixedSuite implements Suite {

  private static final int VARIETY = 500;
  private static final int DRAWS = 100_003;
  private static final long SEED = 90_10;
  private static final int OF_TEN = 10;

  private static final List<String> READS =
      List.of("person", "friends", "inbox", "own-activities", "feed", "message", "foaf2");

  @Override
  public String name() {
    return "mixed";
  }

  @Override
  public String description() {
    return "nine reads to a write, people by a power law";
  }

  @Override
  public void run(Bench bench) {
    int people = bench.population().network().shape().people();
    PowerLaw law = new PowerLaw(people, DRAWS, SEED);
    List<Write> writes = new Writes(people, law::place).all();
    List<Question> reads =
        Questions.about(bench.population(), VARIETY).stream()
            .filter(question -> READS.contains(question.name()))
            .toList();
    try (Fleet fleet = new Fleet(bench)) {
      PluggedServer server = fleet.add(Map.of());
      List<Transport> readers = readers(server);
      List<WriteClient> writers = WritesSuite.clients(server);
      try {
        for (int threads : List.of(1, bench.choice().threads())) {
          List<Contender> contenders = new ArrayList<>();
          for (int i = 0; i < readers.size(); i++) {
            Work work = work(readers.get(i), reads, writers.get(i), writes);
            contenders.add(new Contender(writers.get(i).setting(name(), "90-10", threads), work));
          }
          measure(contenders, threads, bench);
        }
      } finally {
        readers.forEach(Transport::close);
        writers.forEach(WriteClient::close);
      }
    }
  }

  private static List<Transport> readers(PluggedServer server) {
    return List.of(
        Transports.webSocket(server.driverSettings(), true),
        Transports.webSocket(server.driverSettings(), false),
        Transports.bolt(server));
  }

  private static Work work(
      Transport reader, List<Question> questions, WriteClient writer, List<Write> writes) {
    List<Work> reads = new ArrayList<>();
    for (Question question : questions) {
      PowerLaw law = new PowerLaw(question.parameters().size(), DRAWS, SEED);
      Work read = reader.contender("", question, 1).work();
      reads.add(number -> read.run(law.place(number)));
    }
    return number ->
        number % OF_TEN == 0
            ? writer.write(writes.get(number / OF_TEN % writes.size()), number)
            : reads.get(number % reads.size()).run(number);
  }

  private static void measure(List<Contender> contenders, int threads, Bench bench) {
    try (Load load = new Load(threads)) {
      new Turns(bench).measure(contenders, load);
    }
  }
}
