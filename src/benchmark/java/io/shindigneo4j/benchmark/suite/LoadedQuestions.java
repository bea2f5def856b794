package io.shindigneo4j.benchmark.suite;

import io.shindigneo4j.benchmark.client.HttpRequests;
import io.shindigneo4j.benchmark.client.MeasuredTransport;
import io.shindigneo4j.benchmark.http.LoadTarget;
import io.shindigneo4j.benchmark.http.LoadWork;
import io.shindigneo4j.benchmark.measurement.ClosedLoopLoad;
import io.shindigneo4j.benchmark.measurement.Contender;
import io.shindigneo4j.benchmark.measurement.InterleavedRuns;
import io.shindigneo4j.benchmark.measurement.OpenLoopLoad;
import io.shindigneo4j.benchmark.measurement.PacedWork;
import io.shindigneo4j.benchmark.measurement.TimedWork;
import io.shindigneo4j.benchmark.question.Question;
import io.shindigneo4j.benchmark.result.BenchmarkSetting;
import io.shindigneo4j.benchmark.result.Measurement;
import io.shindigneo4j.benchmark.shindig.ShindigTransports;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Requests of HTTP that the load client sends, in turns with what this process measures. Closing
 * this closes their connections.
 */
final class LoadedQuestions implements AutoCloseable {

  private static final Duration PATIENCE = Duration.ofSeconds(30);

  private final SuiteContext context;
  private final List<LoadTarget> targets = new ArrayList<>();
  private final List<LoadWork> work = new ArrayList<>();

  LoadedQuestions(SuiteContext context) {
    this.context = context;
  }

  /** Whether the load client can send what the transport sends. */
  static boolean takes(MeasuredTransport transport) {
    return transport.client() instanceof HttpRequests;
  }

  /**
   * Adds a question over the transports that send HTTP. Returns the transports that do not, which
   * this process measures.
   */
  List<MeasuredTransport> take(
      String suite, List<MeasuredTransport> transports, Question question, int threads) {
    transports.stream()
        .filter(LoadedQuestions::takes)
        .forEach(each -> add(suite, each, question, threads));
    return transports.stream().filter(each -> !takes(each)).toList();
  }

  /** Adds a question over a transport that sends HTTP, with a connection for each thread. */
  private void add(String suite, MeasuredTransport transport, Question question, int threads) {
    HttpRequests client = (HttpRequests) transport.client();
    List<List<byte[]>> calls =
        transport.put(question).stream().map(each -> List.of(client.bytes(each))).toList();
    BenchmarkSetting setting =
        new BenchmarkSetting(
            suite, question.name(), transport.name(), client.format(), "none", threads, threads);
    add(setting, client.port(), calls);
  }

  /**
   * Adds calls.
   *
   * @param calls each of one or more requests, which are sent one after the other
   */
  void add(BenchmarkSetting setting, int port, List<List<byte[]>> calls) {
    LoadTarget target =
        context.environment().loadClient().target(port, calls, setting.connections(), PATIENCE);
    targets.add(target);
    boolean cycles = setting.threads() == 1 && !context.options().isQuick();
    LoadWork calling = new LoadWork(setting, target, cycles ? calls.size() : 1);
    work.add(context.environment().allocation(port).map(calling::allocatingIn).orElse(calling));
  }

  /** Adds the file of a Shindig's Tomcat, beside which a query is measured. */
  void addFile(String suite, String query, int threads, int port) {
    add(
        new BenchmarkSetting(
            suite, query, ShindigTransports.STATIC_FILE, "text", "none", threads, threads),
        port,
        List.of(List.of(ShindigTransports.fileRequest(port))));
  }

  /** Measures all in alternating turns, and says what the load client has cost. */
  List<Measurement> measure(List<Contender> contenders, ClosedLoopLoad load) {
    List<Measurement> found = InterleavedRuns.measure(contenders, load, work, context.options());
    context.runLog().add(found);
    tell(work);
    return found;
  }

  private void tell(List<LoadWork> done) {
    done.forEach(each -> context.runLog().say(each.notes()));
  }

  /** Warms all up at full speed. */
  void warmUp(List<Contender> contenders, ClosedLoopLoad load) {
    InterleavedRuns.warmUp(contenders, load, work, context.options());
  }

  /** Like {@link #measure}, but calls are due at a fixed rate. All must be warm. */
  void measureAt(int rate, List<Contender> contenders, OpenLoopLoad load) {
    List<LoadWork> paced =
        work.stream().map(each -> each.at(rate, Integer.toString(rate))).toList();
    List<TimedWork> local =
        List.copyOf(contenders.stream().map(each -> new PacedWork(each, load, rate)).toList());
    measurePaced(local, paced);
  }

  /**
   * Measures a transport at a share of the calls per second that were found for it. All must be
   * warm.
   */
  void measureAtShare(int percent, String transport, List<Measurement> found) {
    List<LoadWork> paced =
        work.stream()
            .filter(each -> each.setting().transport().equals(transport))
            .map(each -> each.at(rate(each.setting(), percent, found), percent + "%"))
            .toList();
    measurePaced(List.of(), paced);
  }

  private static int rate(BenchmarkSetting setting, int percent, List<Measurement> found) {
    double most =
        found.stream()
            .map(Measurement::row)
            .filter(each -> each.setting().equals(setting))
            .findFirst()
            .orElseThrow()
            .callsPerSecond();
    return Math.max(1, (int) (most * percent / 100));
  }

  private void measurePaced(List<TimedWork> local, List<LoadWork> paced) {
    List<TimedWork> all = Stream.concat(local.stream(), paced.stream()).toList();
    context.runLog().add(InterleavedRuns.measure(all, context.options()));
    tell(paced);
  }

  @Override
  public void close() {
    targets.forEach(LoadTarget::close);
  }
}
