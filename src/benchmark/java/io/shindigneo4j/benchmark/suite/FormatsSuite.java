package io.shindigneo4j.benchmark.suite;

import io.shindigneo4j.benchmark.client.MeasuredTransport;
import io.shindigneo4j.benchmark.client.Transports;
import io.shindigneo4j.driver.DriverSettings;
import io.shindigneo4j.driver.DriverSettings.Compression;
import io.shindigneo4j.driver.DriverSettings.Encoding;
import java.util.ArrayList;
import java.util.List;

/** Each format with each compression, for answers of all sizes. */
final class FormatsSuite implements Suite {

  @Override
  public String name() {
    return "formats";
  }

  @Override
  public String description() {
    return "BSON and JSON in each compression, native and Cypher";
  }

  @Override
  public void run(SuiteContext context) {
    List<MeasuredTransport> open =
        context.wanted(open(context.environment().server().driverSettings()));
    try {
      new QuestionRunner(context)
          .measure(name(), context.questions("person", "inbox", "feed"), open);
    } finally {
      open.forEach(MeasuredTransport::close);
    }
  }

  private static List<MeasuredTransport> open(DriverSettings settings) {
    List<MeasuredTransport> open = new ArrayList<>();
    for (Encoding encoding : Encoding.values()) {
      for (Compression compression : Compression.values()) {
        DriverSettings each = settings.withEncoding(encoding).withCompression(compression);
        open.add(Transports.webSocket(each, true));
        open.add(Transports.webSocket(each, false));
      }
    }
    return open;
  }
}
