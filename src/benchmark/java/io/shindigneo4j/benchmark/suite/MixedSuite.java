package io.shindigneo4j.benchmark.suite;

import io.shindigneo4j.benchmark.client.MeasuredTransport;
import io.shindigneo4j.benchmark.client.Transports;
import io.shindigneo4j.benchmark.measurement.ClosedLoopLoad;
import io.shindigneo4j.benchmark.measurement.Contender;
import io.shindigneo4j.benchmark.measurement.Work;
import io.shindigneo4j.benchmark.question.Question;
import io.shindigneo4j.benchmark.question.Questions;
import io.shindigneo4j.benchmark.result.BenchmarkSetting;
import io.shindigneo4j.benchmark.writing.Write;
import io.shindigneo4j.benchmark.writing.WriteClient;
import io.shindigneo4j.benchmark.writing.Writes;
import io.shindigneo4j.benchmark.writing.ZipfSelector;
import io.shindigneo4j.installation.PluggedServer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Nine reads to each write. A few people are much more popular than others, among readers and
 * writers alike. The data grow during the run.
 */
final class MixedSuite implements Suite {

  static final String QUERY = "90-10";

  private static final int POPULAR = 500;
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
    return "nine reads to each write, people by Zipf's law";
  }

  @Override
  public void run(SuiteContext context) {
    if (!context.filter().hasQuery(QUERY)) {
      return;
    }
    int people = Math.min(POPULAR, context.population().network().shape().people());
    ZipfSelector law = new ZipfSelector(people, DRAWS, SEED);
    List<Write> writes = new Writes(people, law::place).all();
    List<Question> reads =
        Questions.aboutFirst(people, context.population()).stream()
            .filter(question -> READS.contains(question.name()))
            .toList();
    try (SuiteServers servers = new SuiteServers(context)) {
      PluggedServer server = servers.add(Map.of());
      List<MeasuredTransport> readers = Transports.of(server);
      List<WriteClient> writers = WritesSuite.clients(server);
      try {
        reads.forEach(question -> context.checked(question, readers));
        for (int threads : context.filter().threadCounts()) {
          measure(contenders(readers, reads, writers, writes, threads), threads, context);
        }
      } finally {
        readers.forEach(MeasuredTransport::close);
        writers.forEach(WriteClient::close);
      }
    }
  }

  /** The work to measure. Each transport both reads and writes. */
  private List<Contender> contenders(
      List<MeasuredTransport> readers,
      List<Question> reads,
      List<WriteClient> writers,
      List<Write> writes,
      int threads) {
    List<Contender> contenders = new ArrayList<>();
    for (int i = 0; i < readers.size(); i++) {
      BenchmarkSetting writing = writers.get(i).setting(name(), QUERY, threads);
      contenders.add(
          new Contender(
              writing.withConnections(2 * writing.connections()),
              work(readers.get(i), reads, writers.get(i), writes)));
    }
    return contenders;
  }

  private static Work work(
      MeasuredTransport reader, List<Question> questions, WriteClient writer, List<Write> writes) {
    List<Work> reads = new ArrayList<>();
    for (Question question : questions) {
      ZipfSelector law = new ZipfSelector(question.parameters().size(), DRAWS, SEED);
      Work read = reader.contender("", question, 1).work();
      reads.add(number -> read.run(law.place(number)));
    }
    return number ->
        number % OF_TEN == 0
            ? write(number / OF_TEN, writer, writes)
            : reads.get(number % reads.size()).run(number);
  }

  /** Makes one write. The numbers of each kind of write have no gaps. */
  private static long write(int number, WriteClient writer, List<Write> writes) {
    return writer.write(writes.get(number % writes.size()), number / writes.size());
  }

  private static void measure(List<Contender> contenders, int threads, SuiteContext context) {
    List<Contender> wanted =
        contenders.stream()
            .filter(each -> context.filter().hasTransport(each.setting().transport()))
            .toList();
    try (ClosedLoopLoad load = new ClosedLoopLoad(threads)) {
      new QuestionRunner(context).measure(wanted, load);
    }
  }
}
