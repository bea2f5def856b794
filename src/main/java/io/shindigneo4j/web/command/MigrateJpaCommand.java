package io.shindigneo4j.web.command;

import io.shindigneo4j.opensocial.transfer.jpa.DatabaseLogin;
import io.shindigneo4j.opensocial.transfer.jpa.JpaSource;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Moves the tables of Shindig's JPA back end into the graph. */
@Command(
    name = "jpa",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = "Moves the tables of Shindig's JPA back end, read by JDBC.")
final class MigrateJpaCommand implements Callable<Integer> {

  private final SourceMigration migration;
  private final InstantSource clock;

  @Spec private CommandSpec spec;

  @Mixin private MigrationOptions options;

  @Option(names = "--url", required = true, description = "The address of the database for JDBC.")
  private String url;

  @Option(names = "--user", description = "Who reads it.")
  private String user;

  @Option(
      names = "--password-file",
      paramLabel = "FILE",
      description = "A file with the user's password.")
  private Path passwordFile;

  @Option(
      names = "--driver-jar",
      paramLabel = "FILE",
      description = "The jar of the database's JDBC driver.")
  private Path driverJar;

  MigrateJpaCommand(SourceMigration migration, InstantSource clock) {
    this.migration = migration;
    this.clock = clock;
  }

  @Override
  public Integer call() {
    if (!url.startsWith("jdbc:")) {
      throw new ParameterException(spec.commandLine(), "A URL of JDBC begins with jdbc:");
    }
    DatabaseLogin login =
        new DatabaseLogin(
            url,
            user,
            passwordFile == null ? null : OptionFiles.password(spec, passwordFile),
            Optional.ofNullable(driverJar).map(file -> OptionFiles.readable(spec, file)));
    Instant now = clock.instant();
    return migration.run(spec, options, new JpaSource(login, now), now);
  }
}
