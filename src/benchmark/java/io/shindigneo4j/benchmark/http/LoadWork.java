package io.shindigneo4j.benchmark.http;

import io.shindigneo4j.benchmark.measurement.AllocatedBytes;
import io.shindigneo4j.benchmark.measurement.TimedWork;
import io.shindigneo4j.benchmark.measurement.TurnResult;
import io.shindigneo4j.benchmark.result.BenchmarkSetting;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;

/** Calls that the load client makes, with what they cost and how many of them fail. */
public final class LoadWork implements TimedWork {

  private static final double MICROSECOND = 1e3;

  private final BenchmarkSetting setting;
  private final LoadTarget target;
  private final Function<Duration, LoadResult> turn;

  /** What the server's threads have allocated so far; null if the client's count. */
  private final Supplier<AllocatedBytes> server;

  /** What the turns have had, without the warm-up. */
  private final Map<Failure, Long> failures = new EnumMap<>(Failure.class);

  private long made;
  private long processor;
  private String example = "";

  /**
   * @param repetitions each connection makes a multiple of this number of calls in a turn
   */
  public LoadWork(BenchmarkSetting setting, LoadTarget target, int repetitions) {
    this(setting, target, time -> target.run(repetitions, time), null);
  }

  private LoadWork(
      BenchmarkSetting setting,
      LoadTarget target,
      Function<Duration, LoadResult> turn,
      Supplier<AllocatedBytes> server) {
    this.setting = setting;
    this.target = target;
    this.turn = turn;
    this.server = server;
  }

  /**
   * The same calls, due at a fixed rate.
   *
   * @param name of the rate, which follows an {@code @} in the query's name
   */
  public LoadWork at(int rate, String name) {
    return new LoadWork(setting.at(name), target, time -> target.runAt(rate, time), server);
  }

  /**
   * The same calls, with the bytes that the server allocates in place of the client's.
   *
   * @param newServer what its threads have allocated so far
   */
  public LoadWork allocatingIn(Supplier<AllocatedBytes> newServer) {
    return new LoadWork(setting, target, turn, newServer);
  }

  @Override
  public BenchmarkSetting setting() {
    return setting;
  }

  @Override
  public TurnResult warmUp(Duration time) {
    LoadResult result = answered(target.run(1, time));
    return result.turn(result.allocated());
  }

  @Override
  public TurnResult turn(Duration time) {
    AllocatedBytes before = server == null ? null : server.get();
    LoadResult result = answered(turn.apply(time));
    long bytes = server == null ? result.allocated() : server.get().since(before);
    made += result.succeeded() + result.failed();
    processor += result.processor();
    result.failures().forEach(this::count);
    example = example.isEmpty() ? result.example() : example;
    return result.turn(bytes);
  }

  private void count(Failure reason, long more) {
    long unused = failures.merge(reason, more, Long::sum);
  }

  private LoadResult answered(LoadResult result) {
    if (result.succeeded() == 0) {
      throw new IllegalStateException(
          "no call of %s succeeded: %s, such as: %s"
              .formatted(setting.columns(), result.failures(), result.example()));
    }
    return result;
  }

  /** What the client has cost in the turns, and what has failed in them, for readers. */
  public String notes() {
    String cost =
        String.format(
            Locale.ROOT,
            "%s, %s, %s, %d: the client took %.1f us of processor time for each of %d calls",
            setting.query(),
            setting.transport(),
            setting.format(),
            setting.threads(),
            processor / MICROSECOND / made,
            made);
    return failures.isEmpty()
        ? cost
        : cost + "; FAILED: %s, such as: %s".formatted(failures, example);
  }
}
