package io.shindigneo4j.benchmark.cost;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.shindigneo4j.driver.metrics.DriverMeters;
import io.shindigneo4j.driver.metrics.MicrometerMeters;
import io.shindigneo4j.driver.metrics.RequestKind;
import io.shindigneo4j.driver.metrics.RequestMeter;
import io.shindigneo4j.metrics.MeterBeans;
import io.shindigneo4j.protocol.Phases;
import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.Main;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/** Measures what the driver's meters add to one call. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class MeterBenchmark {

  private static final Phases PHASES =
      new Phases(Duration.ofNanos(1_000), Duration.ofNanos(9_000), Duration.ofNanos(2_000));

  /** Where the meters are exported to. */
  @Param({"jmx", "none"})
  public String export;

  private DriverMeters meters;
  private MeterBeans beans;

  @Setup
  public void prepare() {
    SimpleMeterRegistry registry = new SimpleMeterRegistry();
    beans = MeterBeans.publish(registry, "io.shindigneo4j.benchmark");
    meters = export.equals("jmx") ? MicrometerMeters.in(registry) : DriverMeters.NONE;
  }

  @TearDown
  public void end() {
    beans.close();
  }

  @Benchmark
  public void call() {
    RequestMeter request = meters.request(RequestKind.CALL, "people.get", false);
    meters.sent(200);
    meters.received(400);
    meters.inflated(400);
    request.succeeded(PHASES);
  }

  public static void main(String[] arguments) throws IOException {
    Main.main(new String[] {MeterBenchmark.class.getSimpleName()});
  }
}
