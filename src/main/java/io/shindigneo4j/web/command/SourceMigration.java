package io.shindigneo4j.web.command;

import io.shindigneo4j.driver.DriverException;
import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import io.shindigneo4j.opensocial.transfer.Source;
import io.shindigneo4j.opensocial.transfer.SourceException;
import io.shindigneo4j.opensocial.transfer.StrictException;
import io.shindigneo4j.opensocial.transfer.Transfer;
import io.shindigneo4j.opensocial.transfer.TransferReport;
import io.shindigneo4j.schema.appdata.AppDataOperations.AppDataLimits;
import java.io.PrintWriter;
import java.time.Instant;
import java.util.concurrent.TimeUnit;
import java.util.function.LongConsumer;
import java.util.function.LongSupplier;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/** Moves what a source has into the graph, and tells how far it is and what came of it. */
final class SourceMigration {

  private static final long PROGRESS = TimeUnit.SECONDS.toNanos(5);

  private final GraphAccess graph;
  private final LongSupplier nanoTime;

  SourceMigration(GraphAccess graph, LongSupplier nanoTime) {
    this.graph = graph;
    this.nanoTime = nanoTime;
  }

  /** The exit code is 0, or 1 after a failure, of which a line tells why. */
  int run(CommandSpec command, MigrationOptions options, Source source, Instant now) {
    PrintWriter err = command.commandLine().getErr();
    TransferReport report =
        new TransferReport(line -> err.println(Columns.of(line)), options.isStrict());
    int exit = CommandLine.ExitCode.OK;
    try {
      move(options, source, now, report, progress(err));
    } catch (InvalidSettingException | DriverException | SourceException | StrictException e) {
      err.println(Columns.of(String.valueOf(e.getMessage())));
      exit = CommandLine.ExitCode.SOFTWARE;
    }
    PrintWriter out = command.commandLine().getOut();
    report.print(line -> out.println(Columns.of(line.split("\t", -1))));
    return out.checkError() ? CommandLine.ExitCode.SOFTWARE : exit;
  }

  private void move(
      MigrationOptions options,
      Source source,
      Instant now,
      TransferReport report,
      LongConsumer progress) {
    if (options.isDryRun()) {
      Transfer.dryRun(report, progress).run(source);
      return;
    }
    graph.use(
        (driver, settings) -> {
          AppDataLimits limits = new AppDataLimits(AppDataLimits.MAX_KEYS, settings.appDataLimit());
          Transfer.into(driver, limits, now, report, progress).run(source);
        });
  }

  private LongConsumer progress(PrintWriter err) {
    long[] next = {nanoTime.getAsLong() + PROGRESS};
    return read -> {
      if (nanoTime.getAsLong() - next[0] >= 0) {
        next[0] = nanoTime.getAsLong() + PROGRESS;
        err.println(read + " records read so far");
      }
    };
  }
}
