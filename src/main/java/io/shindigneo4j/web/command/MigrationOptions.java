package io.shindigneo4j.web.command;

import picocli.CommandLine.Option;

/** What all migrations can be told. */
final class MigrationOptions {

  @Option(
      names = "--dry-run",
      description = "Reads, counts and validates; the graph is neither read nor written.")
  private boolean dryRun;

  @Option(
      names = "--strict",
      description = "Stops at the first record that is refused; without, such are left out.")
  private boolean strict;

  boolean isDryRun() {
    return dryRun;
  }

  boolean isStrict() {
    return strict;
  }
}
