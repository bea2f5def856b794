package io.shindigneo4j.prove.experiment;

import java.util.List;

/** All experiments, in the order in which they run. */
public final class Experiments {

  private Experiments() {}

  public static List<Experiment> all() {
    return List.of(
        new SocialExperiment(),
        ModelExperiment.bank(),
        ModelExperiment.sets(),
        ModelExperiment.registers(),
        new CutsExperiment(),
        new LinksExperiment(),
        new MemoryExperiment(),
        new DiskExperiment(),
        new ReadersExperiment(),
        new RestartsExperiment(),
        new RollingUpgradeExperiment(),
        new FailoverExperiment(),
        new LiveExperiment(),
        new SoakExperiment(),
        new FuzzExperiment());
  }
}
