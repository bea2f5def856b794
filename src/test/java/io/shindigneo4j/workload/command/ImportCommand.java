package io.shindigneo4j.workload.command;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.opensocial.sample.SampleData;
import java.io.PrintWriter;
import java.nio.file.Files;
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
        "Loads a file such as Shindig's sampledata/canonicaldb.json into an empty graph, as a whole or not at all.")
public final class ImportCommand implements Callable<Integer> {

  private static final int BAD_INPUT = 3;

  @Parameters(paramLabel = "FILE", description = "JSON, with all the tables of Shindig's.")
  private Path file;

  @Option(
      names = "--uri",
      required = true,
      description = "Of a server with the plug-in, such as ws://localhost:7690/neo4j.")
  private String uri;

  @Mixin private ServerOptions server;
  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws Exception {
    try (GraphDriver driver = server.driver(uri)) {
      long people = SampleData.loadIfEmpty(driver, Files.readString(file), Instant.now()).join();
      PrintWriter out = spec.commandLine().getOut();
      out.println(
          people == 0 ? "there are people in the graph already" : "loaded " + people + " people");
      out.flush();
      return people == 0 ? BAD_INPUT : 0;
    } catch (IllegalArgumentException e) {
      spec.commandLine().getErr().println(file + ": " + e.getMessage());
      return BAD_INPUT;
    }
  }
}
