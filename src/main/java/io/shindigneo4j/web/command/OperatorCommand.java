package io.shindigneo4j.web.command;

import io.shindigneo4j.opensocial.configuration.SettingSources;
import io.shindigneo4j.web.doctor.DoctorCommand;
import io.shindigneo4j.web.schema.SchemaCommand;
import io.shindigneo4j.web.token.KeysCommand;
import io.shindigneo4j.web.token.SealedSecrets;
import io.shindigneo4j.web.token.TokenCommand;
import java.time.InstantSource;
import java.util.Collections;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.function.Function;
import java.util.logging.Level;
import java.util.logging.Logger;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** All commands for operators. They read the same settings as Shindig. */
@Command(
    name = "shindig-neo4j",
    mixinStandardHelpOptions = true,
    synopsisSubcommandLabel = "COMMAND",
    description = "Looks after a Shindig whose people are in Neo4j.",
    footer = "Set SHINDIG_NEO4J_URI and the like as for Shindig.")
public final class OperatorCommand {

  private OperatorCommand() {}

  /** Exits with 0, with 1 after a failure, or with 2 for bad arguments. */
  public static void main(String[] arguments) {
    Logger.getLogger("").setLevel(Level.SEVERE); // a command says itself what has failed
    SettingSources sources = SettingSources.fromEnvironment();
    System.exit(
        commandLine(sources::find, sources.names(DoctorCommand.prefix())).execute(arguments));
  }

  static CommandLine commandLine(Function<String, Optional<String>> find) {
    return commandLine(find, Collections.emptyNavigableSet());
  }

  /**
   * The command.
   *
   * @param names under which something is set
   */
  private static CommandLine commandLine(
      Function<String, Optional<String>> find, NavigableSet<String> names) {
    GraphAccess graph = new GraphAccess(find);
    return new CommandLine(new OperatorCommand())
        .addSubcommand(TokenCommand.commandLine(find))
        .addSubcommand(SchemaCommand.commandLine(find))
        .addSubcommand(DoctorCommand.commandLine(find, names))
        .addSubcommand(
            new CommandLine(new KeysCommand(find, new KeyRetirement(graph)::objection))
                .addSubcommand(new KeysResealCommand(graph, () -> SealedSecrets.from(find))))
        .addSubcommand(ClientsCommand.commandLine(graph, () -> SealedSecrets.from(find)))
        .addSubcommand(ServicesCommand.commandLine(graph, () -> SealedSecrets.from(find)))
        .addSubcommand(new CommandLine(new ConsentsCommand(graph)))
        .addSubcommand(new CommandLine(new GrantsCommand(graph, InstantSource.system())))
        .addSubcommand(new CommandLine(new RevokeCommand(graph)))
        .addSubcommand(new CommandLine(new ExportCommand(graph, System.out)))
        .addSubcommand(new CommandLine(new ImportCommand(graph, System.in)))
        .addSubcommand(MigrateCommand.commandLine(graph, InstantSource.system()))
        .setExecutionStrategy(new CommandAudit(find));
  }
}
