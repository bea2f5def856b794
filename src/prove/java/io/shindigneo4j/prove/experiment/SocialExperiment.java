package io.shindigneo4j.prove.experiment;

import io.shindigneo4j.prove.environment.DeployedDatabase;
import io.shindigneo4j.prove.environment.Deployment;
import io.shindigneo4j.prove.history.History;
import io.shindigneo4j.prove.result.ResultRow;
import io.shindigneo4j.prove.workload.Crowd;
import io.shindigneo4j.prove.workload.Crowd.Harm;
import io.shindigneo4j.prove.workload.DriverForm;
import io.shindigneo4j.prove.workload.ShindigServers;
import io.shindigneo4j.prove.workload.SocialRun;
import io.shindigneo4j.prove.workload.SocialWrite;
import java.io.IOException;
import java.time.Duration;
import java.util.List;

/** Writers of the whole social API under random faults; the invariants after each history. */
final class SocialExperiment implements Experiment {

  /** On a busy machine, a server that has just started plans a statement for longer than 10 s. */
  private static final Duration CALL_TIMEOUT = Duration.ofSeconds(30);

  private static final Crowd CROWD = new Crowd(30, 1_500);

  private static final Crowd SOME = new Crowd(60, 60);

  private static final List<DriverForm> FORMS =
      List.of(
          DriverForm.NATIVE_BSON,
          DriverForm.CYPHER_JSON,
          DriverForm.NATIVE_JSON_TYRUS,
          DriverForm.CYPHER_BSON_DEFLATE,
          DriverForm.NATIVE_BSON_LZ4);

  @Override
  public String name() {
    return "histories";
  }

  @Override
  public String passesWhen() {
    return "0 acknowledged lost, 0 doubled, 0 half, 0 crossed, all totals right, every unknown"
        + " outcome told as such; groups have owners, friendships are mutual, nobody who has gone"
        + " leaves anything";
  }

  @Override
  public List<ResultRow> run(Context context) throws Exception {
    Histories<SocialWrite> histories =
        new Histories<>(name(), context::chosenBy, SocialExperiment::clients, FaultPlan::of);
    return List.of(histories.run(context, context.options().histories(4, 1_000)));
  }

  private static SocialRun clients(Deployment deployment) throws IOException, InterruptedException {
    return new SocialRun(
        new DeployedDatabase(deployment, CALL_TIMEOUT),
        FORMS,
        List.of(ShindigServers.of(deployment.shindig())),
        CROWD);
  }

  /** Something of each kind, natively and by Cypher. */
  static void writeSomething(Deployment deployment) throws IOException, InterruptedException {
    new SocialRun(
            new DeployedDatabase(deployment),
            List.of(DriverForm.NATIVE_BSON_LZ4, DriverForm.CYPHER_BSON_DEFLATE),
            List.of(),
            SOME)
        .run(new History<>(0), Harm.NONE);
  }
}
