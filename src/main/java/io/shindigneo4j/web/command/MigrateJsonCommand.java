package io.shindigneo4j.web.command;

import io.shindigneo4j.opensocial.sample.CanonicalSource;
import io.shindigneo4j.opensocial.transfer.Source;
import io.shindigneo4j.opensocial.transfer.SourceException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Moves a file such as Shindig's sample data into the graph. */
@Command(
    name = "json",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = "Moves a JSON file of the format of Shindig's canonicaldb.json.")
final class MigrateJsonCommand implements Callable<Integer> {

  /** It is read as a whole. */
  private static final int MAX_BYTES = 64 << 20;

  private final SourceMigration migration;
  private final InstantSource clock;

  @Spec private CommandSpec spec;

  @Mixin private MigrationOptions options;

  @Option(
      names = "--application",
      description = "The id of the application whose data the file has; 1 unless given.")
  private String application = CanonicalSource.application();

  @Parameters(paramLabel = "FILE", description = "The file, of 64 MiB at most.")
  private Path file;

  MigrateJsonCommand(SourceMigration migration, InstantSource clock) {
    this.migration = migration;
    this.clock = clock;
  }

  @Override
  public Integer call() {
    String text = OptionFiles.text(spec, file, MAX_BYTES);
    Instant now = clock.instant();
    try {
      Source source = new CanonicalSource(text, application, now);
      return migration.run(spec, options, source, now);
    } catch (SourceException e) {
      spec.commandLine().getErr().println(e.getMessage());
      return CommandLine.ExitCode.SOFTWARE;
    }
  }
}
