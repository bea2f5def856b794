package io.shindigneo4j.web.command;

import io.shindigneo4j.driver.DriverException;
import io.shindigneo4j.driver.DriverSettings;
import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.opensocial.backup.GraphExport;
import io.shindigneo4j.opensocial.backup.GraphFileException;
import io.shindigneo4j.opensocial.backup.GraphSummary;
import io.shindigneo4j.opensocial.backup.OutputFile;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Writes a copy of the graph into a file. */
@Command(
    name = "export",
    mixinStandardHelpOptions = true,
    description = {
      "Writes a consistent copy of the graph into a file, while Shindig runs.",
      "The file has people's data and sealed secrets: keep it as safe as the graph."
    })
final class ExportCommand implements Callable<Integer> {

  private static final String FORBIDDEN_PROCEDURE = "procedure.forbidden";
  private static final String UNKNOWN_PROCEDURE = "procedure.unknown";
  private static final String STANDARD_OUTPUT = "-";
  private static final String VERSION =
      Objects.requireNonNullElse(
          ExportCommand.class.getPackage().getImplementationVersion(), "unknown");

  private final GraphAccess graph;
  private final OutputStream standardOutput;

  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "FILE",
      description = "Its name; compressed if it ends with .gz; - for the standard output.")
  private String file;

  @Option(names = "--force", description = "Replaces a file of this name.")
  private boolean force;

  ExportCommand(GraphAccess graph, OutputStream standardOutput) {
    this.graph = graph;
    this.standardOutput = standardOutput;
  }

  @Override
  public Integer call() {
    return graph.runOnDriver(spec, this::export);
  }

  private void export(GraphDriver driver, DriverSettings settings) {
    if (settings.isBolt()) {
      throw new CommandFailure(
          "Over Bolt there is no export: only the plug-in hears what others write meanwhile, so set"
              + " shindig.neo4j.uri to its ws address");
    }
    try (OutputFile output = output()) {
      Progress progress = new Progress(spec.commandLine().getErr(), "lines");
      GraphSummary written =
          new GraphExport(driver, VERSION, InstantSource.system(), progress).write(output);
      spec.commandLine()
          .getErr()
          .printf(
              Locale.ROOT,
              "Exported %,d nodes and %,d relationships.%n",
              written.nodes(),
              written.relationships());
    } catch (FileAlreadyExistsException e) {
      throw new CommandFailure("There is a file of this name: give --force to replace it.", e);
    } catch (IOException | GraphFileException e) {
      throw new CommandFailure("The file could not be written: " + e.getMessage(), e);
    } catch (IllegalStateException e) {
      throw new CommandFailure(e.getMessage(), e);
    } catch (DriverException e) {
      throw new CommandFailure(message(e), e);
    }
  }

  private OutputFile output() throws IOException {
    return file.equals(STANDARD_OUTPUT)
        ? OutputFile.of(standardOutput)
        : OutputFile.of(Path.of(file), force);
  }

  private static String message(DriverException failure) {
    return switch (failure.code()) {
      case UNKNOWN_PROCEDURE ->
          "The server has no export: it needs the plug-in of this version. " + failure.getMessage();
      case FORBIDDEN_PROCEDURE ->
          "server.shindig.neo4j.procedures and the user's rights in Neo4j must allow it. "
              + failure.getMessage();
      default -> failure.getMessage();
    };
  }
}
