package io.shindigneo4j.web.command;

import io.shindigneo4j.opensocial.oauth.ClientRegistry;
import io.shindigneo4j.schema.authorization.ClientOperations.Client;
import io.shindigneo4j.schema.authorization.ClientOperations.ClientOutcome;
import io.shindigneo4j.web.token.SealedSecrets;
import java.time.Clock;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Looks after OAuth clients. */
@Command(
    name = "clients",
    mixinStandardHelpOptions = true,
    description = "Registers, lists, enables and disables OAuth clients.")
final class ClientsCommand {

  private static final String ID = "The client's id.";

  private final GraphAccess graph;

  @Spec private CommandSpec spec;

  ClientsCommand(GraphAccess graph) {
    this.graph = graph;
  }

  static CommandLine commandLine(GraphAccess graph, Supplier<SealedSecrets> secrets) {
    return new CommandLine(new ClientsCommand(graph))
        .addSubcommand(new ClientRegisterCommand(graph, secrets));
  }

  @Command(
      mixinStandardHelpOptions = true,
      description = "Lists id, kind, state, grant types, scopes and name of each client.")
  int list() {
    return graph.run(
        spec,
        operations -> {
          ClientRegistry registry = new ClientRegistry(operations, Clock.systemUTC());
          Pages.print(
              spec.commandLine().getOut(),
              page -> GraphAccess.answer(registry.list(page)).clients(),
              ClientsCommand::line);
        });
  }

  @Command(
      mixinStandardHelpOptions = true,
      description = "Lets a client that was disabled get tokens again.")
  int enable(@Parameters(paramLabel = "ID", description = ID) String id) {
    return enable(id, true);
  }

  @Command(
      mixinStandardHelpOptions = true,
      description = "Disables a client, and revokes what was issued to it.")
  int disable(@Parameters(paramLabel = "ID", description = ID) String id) {
    return enable(id, false);
  }

  private int enable(String id, boolean enabled) {
    return graph.run(
        spec,
        operations -> {
          ClientRegistry registry = new ClientRegistry(operations, Clock.systemUTC());
          if (GraphAccess.answer(registry.enable(id, enabled)) == ClientOutcome.UNKNOWN) {
            throw new CommandFailure("There is no client with this id.");
          }
        });
  }

  private static String line(Client client) {
    return Columns.of(
        client.id(),
        Columns.word(client.kind()),
        client.enabled() ? "enabled" : "disabled",
        Columns.list(client.grantTypes().stream().map(Columns::word).toList()),
        Columns.list(client.scopes()),
        client.name());
  }
}
