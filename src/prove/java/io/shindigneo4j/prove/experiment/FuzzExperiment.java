package io.shindigneo4j.prove.experiment;

import io.shindigneo4j.prove.checker.Anomaly;
import io.shindigneo4j.prove.checker.Anomaly.Kind;
import io.shindigneo4j.prove.environment.Fuzzer;
import io.shindigneo4j.prove.result.ResultRow;
import io.shindigneo4j.prove.result.Tally;
import java.io.IOException;
import java.net.URISyntaxException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** An hour of a coverage-guided fuzzer for each decoder. */
final class FuzzExperiment implements Experiment {

  @Override
  public String name() {
    return "fuzz";
  }

  @Override
  public String passesWhen() {
    return "0 crashes, 0 hangs: each input is decoded or refused";
  }

  @Override
  public boolean isQuick() {
    return false;
  }

  @Override
  public List<ResultRow> run(Context context) throws Exception {
    List<ResultRow> rows = new ArrayList<>();
    for (Decoder decoder : Decoder.values()) {
      rows.add(run(context, decoder));
    }
    return rows;
  }

  private ResultRow run(Context context, Decoder decoder)
      throws IOException, InterruptedException, URISyntaxException {
    Duration duration = Duration.ofSeconds(context.options().amount(20, 3_600));
    Fuzzer fuzzer =
        new Fuzzer(
            decoder.target(), decoder.corpus(), context.folder(name() + "-" + decoder.label()));
    Fuzzer.Result result = fuzzer.run(duration);
    List<Anomaly> anomalies = anomalies(result);
    return new ResultRow(
        name(),
        decoder.label(),
        ResultRow.verdict(anomalies),
        0,
        0,
        Tally.NONE,
        anomalies,
        duration.toSeconds(),
        result.inputs() + " inputs");
  }

  static List<Anomaly> anomalies(Fuzzer.Result result) {
    List<Anomaly> anomalies = new ArrayList<>();
    result.findings().forEach(file -> anomalies.add(new Anomaly(Kind.CRASH, file.toString())));
    if (result.inputs() == 0 && anomalies.isEmpty()) {
      anomalies.add(new Anomaly(Kind.UNDECIDED, "the fuzzer has failed: see its log"));
    }
    return anomalies;
  }
}
