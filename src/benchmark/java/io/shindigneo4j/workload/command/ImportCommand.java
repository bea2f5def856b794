package io.shindigneo4j.workload.command;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.opensocial.sample.SampleData;
import io.shindigneo4j.workload.file.InvalidFileException;
import io.shindigneo4j.workload.load.LoadException;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Loads a file of the format of Shindig's sample data into a graph. */
@Command(
    name = "import",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description =
        "Loads a file such as Shindig's sampledata/canonicaldb.json into an empty graph, as a whole"
            + " or not at all.")
public final class ImportCommand implements Callable<Integer> {

  @Parameters(
      paramLabel = "FILE",
      description = "A JSON file with all tables of Shindig's sample data.")
  private Path file;

  @Option(
      names = "--uri",
      required = true,
      description = "The address of a server with the plug-in, such as ws://localhost:7690/neo4j.")
  private String uri;

  @Mixin private ServerOptions server;
  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    return CommandOutcome.of(spec, this::load);
  }

  private void load() throws IOException {
    String text = SampleFile.text(file);
    try (GraphDriver driver = server.driver(uri)) {
      long people = SampleData.loadIfEmpty(driver, text, Instant.now()).join();
      if (people == 0) {
        throw new LoadException("there are people in the graph already");
      }
      CommandOutcome.say(spec, "loaded " + people + " people");
    } catch (IllegalArgumentException e) {
      throw new InvalidFileException(file, 0, SampleFile.reason(e));
    }
  }
}
