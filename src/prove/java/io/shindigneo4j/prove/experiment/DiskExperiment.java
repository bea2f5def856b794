package io.shindigneo4j.prove.experiment;

import io.shindigneo4j.prove.environment.DeployedDatabase;
import io.shindigneo4j.prove.environment.Deployment;
import io.shindigneo4j.prove.nemesis.FaultKind;
import io.shindigneo4j.prove.nemesis.SmallDisk;
import io.shindigneo4j.prove.result.ResultRow;
import io.shindigneo4j.prove.workload.Crowd;
import io.shindigneo4j.prove.workload.DriverForm;
import io.shindigneo4j.prove.workload.SocialRun;
import io.shindigneo4j.prove.workload.SocialWrite;
import java.util.List;
import java.util.Optional;

/** The same writers while the disk of the database is full. */
final class DiskExperiment implements Experiment {

  private static final int MEGABYTES = 700;
  private static final Crowd CROWD = new Crowd(30, 1_500);

  private static final List<DriverForm> FORMS =
      List.of(DriverForm.NATIVE_BSON, DriverForm.CYPHER_JSON, DriverForm.NATIVE_JSON_TYRUS);

  @Override
  public String name() {
    return "disk";
  }

  @Override
  public String passesWhen() {
    return "as histories, while no byte can be written to the disk";
  }

  @Override
  public boolean isQuick() {
    return false;
  }

  @Override
  public List<ResultRow> run(Context context) throws Exception {
    Optional<SmallDisk> disk = SmallDisk.mount(MEGABYTES);
    if (disk.isEmpty()) {
      return List.of(ResultRow.skipped(name(), "only root may mount a small disk"));
    }
    try (Pool<Deployment> one = new Pool<>(1, () -> Deployment.on(disk.get()))) {
      Histories<SocialWrite> histories =
          new Histories<>(
              name(),
              seed -> one,
              place -> new SocialRun(new DeployedDatabase(place), FORMS, List.of(), CROWD),
              (seed, random) -> List.of(FaultKind.FULL_DISK));
      return List.of(histories.run(context, context.options().histories(1, 20)));
    }
  }
}
