package io.shindigneo4j.web.command;

import java.time.InstantSource;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** Moves an existing Shindig into the graph. */
@Command(
    name = "migrate",
    mixinStandardHelpOptions = true,
    synopsisSubcommandLabel = "COMMAND",
    description = "Moves an existing Shindig into the graph. What is there already stays.")
final class MigrateCommand {

  static CommandLine commandLine(GraphAccess graph, InstantSource clock) {
    SourceMigration migration = new SourceMigration(graph, System::nanoTime);
    return new CommandLine(new MigrateCommand())
        .addSubcommand(new MigrateJsonCommand(migration, clock))
        .addSubcommand(new MigrateJpaCommand(migration, clock))
        .addSubcommand(new MigratePredecessorCommand(migration, graph, clock));
  }
}
