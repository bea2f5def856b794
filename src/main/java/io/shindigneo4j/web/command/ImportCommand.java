package io.shindigneo4j.web.command;

import io.shindigneo4j.driver.DriverException;
import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.opensocial.backup.GraphFile;
import io.shindigneo4j.opensocial.backup.GraphFileException;
import io.shindigneo4j.opensocial.backup.GraphImport;
import io.shindigneo4j.opensocial.backup.InputFile;
import io.shindigneo4j.schema.migration.MigrationSet;
import io.shindigneo4j.web.schema.SchemaUpdate;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Reads a copy of a graph into an empty one. */
@Command(
    name = "import",
    mixinStandardHelpOptions = true,
    description = {
      "Reads the copy of a graph from a file into an empty graph, and compares both.",
      "Nobody else may use the graph meanwhile."
    })
final class ImportCommand implements Callable<Integer> {

  private static final String STANDARD_INPUT = "-";

  private final GraphAccess graph;
  private final InputStream standardInput;
  private final MigrationSet migrations = MigrationSet.ofProject();

  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "FILE",
      description = "What 'export' has written, compressed or not; - for the standard input.")
  private String file;

  ImportCommand(GraphAccess graph, InputStream standardInput) {
    this.graph = graph;
    this.standardInput = standardInput;
  }

  @Override
  public Integer call() {
    return GraphAccess.attempt(spec, this::run);
  }

  /** Nothing is asked of the graph before the whole file is known to be good. */
  private void run() {
    try (InputFile input = input()) {
      GraphFile verified = input.verified();
      requireKnownSchema(verified.header().schema());
      graph.onDriver((driver, settings) -> fill(driver, verified));
    } catch (GraphFileException e) {
      throw new CommandFailure("The file cannot be imported. " + e.getMessage(), e);
    } catch (NoSuchFileException e) {
      throw new CommandFailure("There is no file " + e.getFile(), e);
    } catch (IOException e) {
      throw new CommandFailure("The file cannot be read: " + e.getMessage(), e);
    }
  }

  private InputFile input() throws IOException {
    return file.equals(STANDARD_INPUT) ? InputFile.of(standardInput) : InputFile.of(Path.of(file));
  }

  private void requireKnownSchema(int schema) {
    if (schema > migrations.newest()) {
      throw new CommandFailure(
          "The file has schema version %d, and this knows none above %d: install the newer version."
              .formatted(schema, migrations.newest()));
    }
  }

  /** A graph that is not empty is left as it is, its schema too. */
  private void fill(GraphDriver driver, GraphFile verified) {
    SchemaUpdate schema = new SchemaUpdate(driver, migrations, err()::println);
    GraphImport copy = new GraphImport(driver, new Progress(err(), "nodes and relationships"));
    copy.objection()
        .ifPresent(
            objection -> {
              throw new CommandFailure(objection);
            });
    try {
      schema.run();
    } catch (IllegalStateException e) {
      throw new CommandFailure(e.getMessage(), e);
    }
    requireSame(write(copy, verified));
    if (verified.header().schema() < migrations.newest()) {
      schema.runAfter(verified.header().schema());
    }
    copy.end();
    err()
        .printf(
            Locale.ROOT,
            "Imported %,d nodes and %,d relationships: the graph has what the file has.%n",
            verified.content().nodes(),
            verified.content().relationships());
  }

  private static List<String> write(GraphImport copy, GraphFile verified) {
    try {
      return copy.run(verified);
    } catch (DriverException | GraphFileException | IllegalStateException | IOException e) {
      throw new CommandFailure(
          "The import is broken off: "
              + e.getMessage()
              + System.lineSeparator()
              + GraphImport.START_OVER,
          e);
    }
  }

  private static void requireSame(List<String> differences) {
    if (!differences.isEmpty()) {
      throw new CommandFailure(
          "The graph is not what the file has: "
              + String.join("; ", differences)
              + System.lineSeparator()
              + GraphImport.START_OVER);
    }
  }

  private PrintWriter err() {
    return spec.commandLine().getErr();
  }
}
