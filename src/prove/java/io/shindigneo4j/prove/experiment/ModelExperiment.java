package io.shindigneo4j.prove.experiment;

import io.shindigneo4j.prove.checker.BankAction;
import io.shindigneo4j.prove.checker.RegisterAction;
import io.shindigneo4j.prove.checker.SetAction;
import io.shindigneo4j.prove.environment.DeployedDatabase;
import io.shindigneo4j.prove.result.ResultRow;
import io.shindigneo4j.prove.workload.BankRun;
import io.shindigneo4j.prove.workload.Crowd;
import io.shindigneo4j.prove.workload.Database;
import io.shindigneo4j.prove.workload.DriverForm;
import io.shindigneo4j.prove.workload.RegisterRun;
import io.shindigneo4j.prove.workload.Run;
import io.shindigneo4j.prove.workload.SetRun;
import java.util.List;
import java.util.function.Function;

/**
 * Histories of something whose behaviour a model knows, over three drivers: Netty, Tyrus, Bolt.
 *
 * @param <A> what the clients ask for
 */
record ModelExperiment<A>(String name, String passesWhen, Function<Database, Run<A>> clients)
    implements Experiment {

  private static final List<DriverForm> FORMS =
      List.of(DriverForm.NATIVE_BSON, DriverForm.NATIVE_JSON_TYRUS, DriverForm.CYPHER_BOLT);

  static ModelExperiment<?> bank() {
    return new ModelExperiment<BankAction>(
        "bank",
        "0 anomalies: money is neither made nor lost, and the books explain each balance",
        database -> new BankRun(database, FORMS, new Crowd(40, 600)));
  }

  static ModelExperiment<?> sets() {
    return new ModelExperiment<SetAction>(
        "sets",
        "0 anomalies: each read has all that was acknowledged before it, and nothing else",
        database -> new SetRun(database, FORMS, new Crowd(40, 400)));
  }

  static ModelExperiment<?> registers() {
    return new ModelExperiment<RegisterAction>(
        "registers",
        "0 anomalies: each key is linearizable",
        database -> new RegisterRun(database, FORMS, new Crowd(60, 600)));
  }

  @Override
  public List<ResultRow> run(Context context) throws Exception {
    Histories<A> histories =
        new Histories<>(
            name,
            seed -> context.plain(),
            deployment -> clients.apply(new DeployedDatabase(deployment)),
            FaultPlan::of);
    return List.of(histories.run(context, context.options().histories(2, 100)));
  }
}
