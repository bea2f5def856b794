package io.shindigneo4j.prove.experiment;

import io.shindigneo4j.prove.environment.DeployedDatabase;
import io.shindigneo4j.prove.nemesis.FaultKind;
import io.shindigneo4j.prove.result.ResultRow;
import io.shindigneo4j.prove.workload.AgreementRun;
import io.shindigneo4j.prove.workload.DriverForm;
import java.util.List;

/** The graph in memory against the store and Cypher, under writers and after a kill. */
final class MemoryExperiment implements Experiment {

  private static final int COMPARISONS = 1_000;

  private static final List<DriverForm> WRITERS =
      List.of(DriverForm.NATIVE_BSON, DriverForm.CYPHER_JSON);

  @Override
  public String name() {
    return "memory";
  }

  @Override
  public String passesWhen() {
    return "0 differences between memory, store and Cypher, under writers and after kill -9";
  }

  @Override
  public List<ResultRow> run(Context context) throws Exception {
    int comparisons = context.options().amount(200, COMPARISONS);
    Histories<String> histories =
        new Histories<>(
            name(),
            seed -> context.plain(),
            deployment -> new AgreementRun(new DeployedDatabase(deployment), WRITERS, comparisons),
            (seed, random) -> List.of(FaultKind.CUT, FaultKind.KILL));
    return List.of(histories.run(context, context.options().histories(1, 10)));
  }
}
