package io.shindigneo4j.web.command;

import io.shindigneo4j.opensocial.access.ApplicationId;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.schema.InvalidParameterException;
import io.shindigneo4j.schema.authorization.RevocationOperations;
import io.shindigneo4j.schema.authorization.RevocationOperations.AddRevocation;
import io.shindigneo4j.schema.authorization.RevocationOperations.Revocation;
import io.shindigneo4j.schema.authorization.RevocationOperations.RevocationKind;
import java.time.Clock;
import java.time.Instant;
import java.util.concurrent.Callable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Takes back what was issued until now. */
@Command(
    name = "revoke",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = "Revokes what was issued until now: tokens, sessions and grants.")
final class RevokeCommand implements Callable<Integer> {

  private final GraphAccess graph;

  @Spec private CommandSpec spec;

  @ArgGroup(multiplicity = "1")
  private Subject subject;

  RevokeCommand(GraphAccess graph) {
    this.graph = graph;
  }

  /** One of them. */
  private static final class Subject {

    @Option(names = "--person", required = true, description = "What was issued for this person.")
    private String person;

    @Option(
        names = "--client",
        required = true,
        description = "What was issued to this client or application.")
    private String client;

    @Option(names = "--all", required = true, description = "Everything.")
    private boolean all;

    AddRevocation revocation(long now) {
      if (all) {
        return new AddRevocation(RevocationKind.ALL, "", now);
      } else if (person != null) {
        return new AddRevocation(RevocationKind.PERSON, person, now);
      }
      return new AddRevocation(RevocationKind.CLIENT, ApplicationId.of(client), now);
    }
  }

  @Override
  public Integer call() {
    AddRevocation revocation = revocation();
    return graph.run(spec, operations -> revoke(operations, revocation));
  }

  private AddRevocation revocation() {
    try {
      return subject.revocation(Clock.systemUTC().millis());
    } catch (InvalidParameterException e) {
      throw new ParameterException(spec.commandLine(), "Not revoked: " + e.getMessage(), e);
    }
  }

  private void revoke(OperationRunner operations, AddRevocation parameters) {
    Revocation added = GraphAccess.answer(operations.run(RevocationOperations.ADD, parameters));
    spec.commandLine()
        .getOut()
        .println("What was issued until " + Instant.ofEpochMilli(added.before()) + " is revoked.");
  }
}
