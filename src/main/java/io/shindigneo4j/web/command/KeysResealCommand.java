package io.shindigneo4j.web.command;

import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.web.token.Resealing;
import io.shindigneo4j.web.token.SealedSecrets;
import io.shindigneo4j.web.token.SealedValues;
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
    boolean lost = false;
    for (SealedValues values : SealedKinds.of(operations)) {
      Resealing done = Resealing.of(sealed, values);
      out.printf(
          "By the key %s, %s: %d sealed again, %d as they were, %d lost%n",
          sealed.currentKey(),
          values.name(),
          done.resealed(),
          done.unchanged(),
          done.unreadable().size());
      done.unreadable().forEach(owner -> out.println("lost, as its key is gone: " + owner));
      lost |= !done.unreadable().isEmpty();
    }
    if (out.checkError()) {
      throw new CommandFailure("It is done, but could not be printed.");
    }
    if (lost) {
      throw new CommandFailure("Some secrets are lost: register their clients anew.");
    }
  }
}
