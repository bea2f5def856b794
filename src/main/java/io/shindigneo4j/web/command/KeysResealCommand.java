package io.shindigneo4j.web.command;

import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.opensocial.sealed.SealedStore;
import io.shindigneo4j.schema.sealed.SealedKind;
import io.shindigneo4j.web.token.SealedSecrets;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Seals again what the graph has encrypted by an older key. */
@Command(
    name = "reseal",
    mixinStandardHelpOptions = true,
    description =
        "Encrypts again, by the key that encrypts now, what older keys have in the graph.")
final class KeysResealCommand implements Callable<Integer> {

  private final GraphAccess graph;
  private final Supplier<SealedSecrets> secrets;

  @Spec private CommandSpec spec;

  /**
   * @param secrets asked when the command runs
   */
  KeysResealCommand(GraphAccess graph, Supplier<SealedSecrets> secrets) {
    this.graph = graph;
    this.secrets = secrets;
  }

  @Override
  public Integer call() {
    try {
      SealedSecrets sealed = secrets.get();
      return graph.run(spec, operations -> reseal(operations, sealed));
    } catch (InvalidSettingException e) {
      spec.commandLine().getErr().println(e.getMessage());
      return CommandLine.ExitCode.SOFTWARE;
    }
  }

  private void reseal(OperationRunner operations, SealedSecrets sealed) {
    PrintWriter out = spec.commandLine().getOut();
    SealedStore store = new SealedStore(operations);
    boolean lost = false;
    for (SealedKind kind : SealedKind.values()) {
      Resealing done = Resealing.of(store, sealed, kind);
      out.printf(
          "By the key %s, %s: %d sealed again, %d lost%n",
          sealed.currentKey(), SealedKinds.name(kind), done.resealed(), done.lost());
      printLost(out, done);
      lost |= done.lost() > 0;
    }
    if (out.checkError()) {
      throw new CommandFailure("It is done, but could not be printed.");
    }
    if (lost) {
      throw new CommandFailure(
          "Something is lost: register its clients and services anew; people allow tokens anew.");
    }
  }

  private static void printLost(PrintWriter out, Resealing done) {
    done.lostRegistered().stream()
        .map(id -> Columns.of(Columns.list(id)))
        .forEach(id -> out.println("lost, as its key is gone: " + id));
  }
}
