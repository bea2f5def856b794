package io.shindigneo4j.web.doctor;

import io.shindigneo4j.opensocial.configuration.BackendSettings;
import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import java.io.PrintWriter;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.Function;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Checks an installation, and tells what to do. It changes nothing. */
@Command(
    name = "doctor",
    mixinStandardHelpOptions = true,
    description = "Checks settings, keys and database, and tells what to do. Changes nothing.",
    footer = {
      "Exits with 0 if nothing has failed, otherwise with 1; with 2 for bad arguments.",
      "Run it as the user of Shindig, with Shindig's settings."
    })
public final class DoctorCommand implements Callable<Integer> {

  private static final Duration CHECK = Duration.ofSeconds(15);
  private static final Duration MAX = Duration.ofHours(1);

  private final Function<String, Optional<String>> find;
  private final NavigableSet<String> names;

  @Spec private CommandSpec spec;

  @Option(names = "--json", description = "Prints one JSON document.")
  private boolean json;

  @Option(names = "--strict", description = "Makes warnings fail.")
  private boolean strict;

  @Option(
      names = "--timeout",
      defaultValue = "PT1M",
      description = "The time of all checks together, as in PT90S; ${DEFAULT-VALUE} unless given.")
  private Duration timeout;

  private DoctorCommand(Function<String, Optional<String>> find, NavigableSet<String> names) {
    this.find = find;
    this.names = names;
  }

  /**
   * The command.
   *
   * @param find looks a setting up
   * @param names under which something is set, with the prefix of our settings
   */
  public static CommandLine commandLine(
      Function<String, Optional<String>> find, NavigableSet<String> names) {
    return new CommandLine(new DoctorCommand(find, names));
  }

  /** With which the names of our settings begin. */
  public static String prefix() {
    return KnownSettings.PREFIX;
  }

  @Override
  public Integer call() throws InterruptedException {
    if (timeout.isNegative() || timeout.isZero() || timeout.compareTo(MAX) > 0) {
      throw new ParameterException(
          spec.commandLine(), "--timeout must be longer than nothing, and an hour at most");
    }
    PrintWriter out = spec.commandLine().getOut();
    TextOutput text = new TextOutput(out);
    Report report = new Report();
    run(json ? report::add : ((Consumer<CheckReport>) report::add).andThen(text::print));
    boolean good = report.isGood(strict);
    if (json) {
      new JsonOutput(out).print(report, good);
    } else {
      text.printCounts(report);
    }
    return good && !out.checkError() ? CommandLine.ExitCode.OK : CommandLine.ExitCode.SOFTWARE;
  }

  private void run(Consumer<CheckReport> listener) throws InterruptedException {
    Optional<BackendSettings> settings = settings();
    Secrets secrets = Secrets.of(find, settings.map(valid -> valid.driver().credentials()));
    Checkup checkup = new Checkup(secrets::hide, CHECK, listener);
    Checks checks = new Checks(find, InstantSource.system());
    List<Check> all = new ArrayList<>(checks.local(names));
    if (settings.isEmpty()) {
      all.add(new NotMade("database", "its settings are not valid"));
      checkup.run(all, timeout);
      return;
    }
    try (Database database = Checks.database(settings.get())) {
      all.addAll(checks.remote(settings.get(), database));
      checkup.run(all, timeout);
    }
  }

  /** Empty if they are not valid, of which a check tells. */
  private Optional<BackendSettings> settings() {
    try {
      return Optional.of(BackendSettings.from(find));
    } catch (InvalidSettingException e) {
      return Optional.empty();
    }
  }

  /** What stands in the place of checks that cannot even be named. */
  private record NotMade(String name, String reason) implements Check {

    @Override
    public CheckOutcome run() {
      return CheckOutcome.skipped("not made: " + reason);
    }
  }

  /** A line for each check, lines with what to do, and a last line with numbers. */
  private record TextOutput(PrintWriter out) {

    void print(CheckReport check) {
      out.println(
          "%-4s  %-18s  %s".formatted(check.status(), check.name(), check.outcome().detail()));
      check.outcome().advice().forEach(advice -> out.println("      " + advice));
      out.flush();
    }

    void printCounts(Report report) {
      Map<Status, Integer> counts = report.counts();
      out.println(
          "%d checks: %d OK, %d WARN, %d FAIL, %d not made"
              .formatted(
                  report.checks().size(),
                  counts.get(Status.OK),
                  counts.get(Status.WARN),
                  counts.get(Status.FAIL),
                  counts.get(Status.SKIP)));
      out.flush();
    }
  }
}
