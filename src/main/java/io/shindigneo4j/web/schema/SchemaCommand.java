package io.shindigneo4j.web.schema;

import io.shindigneo4j.driver.DriverException;
import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.opensocial.configuration.BackendSettings;
import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import io.shindigneo4j.opensocial.configuration.SettingSources;
import io.shindigneo4j.schema.migration.MigrationSet;
import java.io.PrintWriter;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Creates constraints and indexes in a Neo4j without the plug-in, which would do it itself. */
@Command(
    name = "schema",
    mixinStandardHelpOptions = true,
    description = "Creates the constraints and indexes that the graph needs, by Bolt.",
    footer = "Set SHINDIG_NEO4J_URI and the like as for Shindig.")
public final class SchemaCommand implements Callable<Integer> {

  private final Function<String, Optional<String>> find;

  @Spec private CommandSpec spec;

  @Option(names = "--print", description = "Prints the statements, for others to run.")
  private boolean print;

  SchemaCommand(Function<String, Optional<String>> find) {
    this.find = find;
  }

  /** Exits with 0, with 1 after a failure, or with 2 for bad arguments. */
  public static void main(String[] arguments) {
    System.exit(commandLine(SettingSources.fromEnvironment()::find).execute(arguments));
  }

  /** The command with the settings that a key leads to. */
  public static CommandLine commandLine(Function<String, Optional<String>> find) {
    return new CommandLine(new SchemaCommand(find));
  }

  @Override
  public Integer call() {
    MigrationSet migrations = MigrationSet.ofProject();
    if (print) {
      SchemaUpdate.statements(migrations).forEach(text -> out().println(text + ";"));
      return CommandLine.ExitCode.OK;
    }
    try {
      update(migrations);
      return CommandLine.ExitCode.OK;
    } catch (InvalidSettingException | DriverException | IllegalStateException e) {
      spec.commandLine().getErr().println(e.getMessage());
      return CommandLine.ExitCode.SOFTWARE;
    }
  }

  private void update(MigrationSet migrations) {
    try (GraphDriver driver = GraphDriver.connect(BackendSettings.from(find).driver())) {
      new SchemaUpdate(driver, migrations, out()::println).run();
    }
  }

  private PrintWriter out() {
    return spec.commandLine().getOut();
  }
}
