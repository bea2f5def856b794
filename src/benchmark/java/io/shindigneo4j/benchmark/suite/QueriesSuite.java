package io.shindigneo4j.benchmark.suite;

import io.shindigneo4j.benchmark.client.Transport;
import io.shindigneo4j.benchmark.client.Transports;
import java.util.List;

/** The papers' questions over all transports, by one thread and by several. */
final class QueriesSuite implements Suite {

  @Override
  public String name() {
    return "queries";
  }

  @Override
  public String description() {
    return "the papers' 19 questions over every transport";
  }

  @Override
  public boolean isForFirstLook() {
    return true;
  }

  @Override
  public void run(Bench bench) {
    try (Transports transports = new Transports(bench.stage(), bench.journal())) {
      List<Transport> open =
          Transports.names().stream()
              .filter(bench.choice()::hasTransport)
              .flatMap(name -> transports.open(name).stream())
              .toList();
      new Turns(bench).measure(name(), bench.questions(), open);
    }
  }
}
