package io.shindigneo4j.benchmark.suite;

import io.shindigneo4j.benchmark.client.MeasuredTransport;
import io.shindigneo4j.benchmark.client.Transports;
import io.shindigneo4j.benchmark.measurement.ClosedLoopLoad;
import io.shindigneo4j.benchmark.question.Question;
import io.shindigneo4j.driver.DriverSettings;
import io.shindigneo4j.driver.DriverSettings.Compression;
import io.shindigneo4j.installation.PluggedServer;
import java.util.ArrayList;
import java.util.List;

/** Throughput by threads, and by connections of our driver. */
final class ScalingSuite implements Suite {

  private static final List<Integer> CONNECTIONS = List.of(1, 2, 4, 8);
  private static final List<Integer> FEWEST_AND_MOST = List.of(1, 8);
  private static final List<Integer> THREADS = List.of(1, 2, 4, 8, 16, 32, 64, 128);
  private static final List<Integer> ENDS = List.of(1, 128);

  @Override
  public String name() {
    return "scaling";
  }

  @Override
  public String description() {
    return "1 to 8 connections, 1 to 128 threads";
  }

  @Override
  public void run(SuiteContext context) {
    List<MeasuredTransport> open = context.wanted(open(context.environment().server()));
    try {
      for (Question question : context.questions("person", "friends")) {
        context.checked(question, open);
        for (int threads : context.options().isQuick() ? ENDS : THREADS) {
          try (ClosedLoopLoad load = new ClosedLoopLoad(threads)) {
            new QuestionRunner(context).measure(name(), question, open, load);
          }
        }
      }
    } finally {
      open.forEach(MeasuredTransport::close);
    }
  }

  private static List<MeasuredTransport> open(PluggedServer server) {
    DriverSettings settings = server.driverSettings();
    List<MeasuredTransport> open = new ArrayList<>();
    for (int connections : CONNECTIONS) {
      open.add(Transports.webSocket(settings.withConnections(connections), true));
    }
    for (int connections : FEWEST_AND_MOST) {
      open.add(Transports.webSocket(settings.withConnections(connections), false));
    }
    DriverSettings compressed = settings.withConnections(8).withCompression(Compression.DEFLATE);
    open.add(Transports.webSocket(compressed, true));
    open.add(Transports.bolt(server));
    open.add(Transports.http(server));
    return open;
  }
}
