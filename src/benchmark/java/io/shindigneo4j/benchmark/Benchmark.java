package io.shindigneo4j.benchmark;

import io.shindigneo4j.benchmark.client.Transports;
import io.shindigneo4j.benchmark.environment.BenchmarkEnvironment;
import io.shindigneo4j.benchmark.environment.process.MissingServerException;
import io.shindigneo4j.benchmark.environment.relational.RelationalAddress;
import io.shindigneo4j.benchmark.measurement.MeasurementOptions;
import io.shindigneo4j.benchmark.question.Population;
import io.shindigneo4j.benchmark.question.Questions;
import io.shindigneo4j.benchmark.report.Report;
import io.shindigneo4j.benchmark.report.ReportCommand;
import io.shindigneo4j.benchmark.report.TerminalTable;
import io.shindigneo4j.benchmark.result.EndToEndComparison;
import io.shindigneo4j.benchmark.result.GoalComparison;
import io.shindigneo4j.benchmark.result.Machine;
import io.shindigneo4j.benchmark.result.Results;
import io.shindigneo4j.benchmark.result.ResultsDirectory;
import io.shindigneo4j.benchmark.result.RunLog;
import io.shindigneo4j.benchmark.result.RunMetadata;
import io.shindigneo4j.benchmark.result.TimeComparison;
import io.shindigneo4j.benchmark.result.Versions;
import io.shindigneo4j.benchmark.shindig.ShindigTransports;
import io.shindigneo4j.benchmark.suite.Suite;
import io.shindigneo4j.benchmark.suite.SuiteContext;
import io.shindigneo4j.benchmark.suite.SuiteFilter;
import io.shindigneo4j.benchmark.suite.Suites;
import io.shindigneo4j.workload.command.GenerateCommand;
import io.shindigneo4j.workload.command.ImportCommand;
import io.shindigneo4j.workload.command.LoadCommand;
import io.shindigneo4j.workload.command.PasswordInput;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Measures our driver and others against one server, in one process, in turns. */
@Command(
    name = "bench",
    mixinStandardHelpOptions = true,
    subcommands = {
      GenerateCommand.class,
      LoadCommand.class,
      ImportCommand.class,
      ReportCommand.class
    },
    description = "Measures our driver and others against the same Neo4j.")
public final class Benchmark implements Callable<Integer> {

  private static final int MANY = 2_011;
  private static final int FEW = 300;
  private static final int MANY_THREADS = 32;
  private static final int SOME_THREADS = 16;
  private static final long SEED = 2_011;

  /** Of a millisecond. */
  private static final double MICROSECONDS = 1_000;

  private static final String JPA_PASSWORD = "SHINDIG_BENCH_JPA_PASSWORD";

  /**
   * The loggers that are made quiet. Without these references, the JDK would collect them and
   * forget their levels.
   */
  private static final List<Logger> QUIET =
      Stream.of("io.shindigneo4j", "com.zaxxer.hikari", "org.apache.tinkerpop", "org.hibernate")
          .map(Logger::getLogger)
          .toList();

  @Spec private CommandSpec spec;

  @Option(names = "--quick", description = "A rough run of less than two minutes.")
  private boolean quick;

  @Option(names = "--suites", split = ",", description = "Only these.")
  private List<String> suites;

  @Option(names = "--rounds", description = "How many turns each transport has.")
  private Integer rounds;

  @Option(
      names = "--threads",
      description = "Threads besides the single one: 32, or 16 with --quick.")
  private Integer threads;

  @Option(names = "--queries", split = ",", description = "Only these.")
  private List<String> queries;

  @Option(names = "--transports", split = ",", description = "Only these.")
  private List<String> transports;

  @Option(names = "--people", description = "How many people there are: 2011, or 300 with --quick.")
  private Integer people;

  @Option(names = "--output", defaultValue = "target/bench", description = "${DEFAULT-VALUE}")
  private Path output;

  @Option(names = "--jpa-url", description = "jdbc:mariadb://... for jpa-mariadb.")
  private String jpaUrl;

  @Option(names = "--jpa-user", defaultValue = "root", description = "${DEFAULT-VALUE}")
  private String jpaUser;

  @Option(
      names = "--jpa-password",
      interactive = true,
      arity = "0",
      description = "Asks for the password, even if it is in " + JPA_PASSWORD + ".")
  private char[] jpaPassword;

  public static void main(String[] arguments) {
    System.exit(
        new CommandLine(new Benchmark())
            .setCaseInsensitiveEnumValuesAllowed(true)
            .execute(arguments));
  }

  @Override
  public Integer call() throws Exception {
    QUIET.forEach(logger -> logger.setLevel(Level.WARNING));
    if (people == null) {
      people = quick ? FEW : MANY;
    }
    if (threads == null) {
      threads = quick ? SOME_THREADS : MANY_THREADS;
    }
    Population population = new Population(people, SEED);
    check(queries, queryNames(population), "query");
    check(transports, transportNames(), "transport");
    check(suites, Suites.all().stream().map(Suite::name).toList(), "suite");
    atLeastOne(threads, "--threads");
    atLeastOne(measurementOptions().rounds(), "--rounds");
    RunLog runLog = new RunLog(this::say);
    String run = Instant.now().truncatedTo(ChronoUnit.SECONDS).toString();
    try (BenchmarkEnvironment environment =
        new BenchmarkEnvironment(population, mariaDb(), this::say)) {
      SuiteFilter filter = new SuiteFilter(queries, usual(), threads);
      SuiteContext context =
          new SuiteContext(environment, population, measurementOptions(), filter, runLog);
      List<Suite> wanted = Suites.all().stream().filter(this::isWanted).toList();
      for (Suite suite : wanted) {
        say(title(suite, wanted));
        run(suite, context);
        keep(run, runLog);
      }
    }
    conclude(run);
    return 0;
  }

  private static String title(Suite suite, List<Suite> wanted) {
    int number = wanted.indexOf(suite) + 1;
    return "%s (%d of %d): %s".formatted(suite.name(), number, wanted.size(), suite.description());
  }

  private static void run(Suite suite, SuiteContext context) throws Exception {
    try {
      suite.run(context);
    } catch (MissingServerException e) {
      context.runLog().skip(suite.name(), e.getMessage());
    }
  }

  /**
   * Saves the results after each suite, so that a failing run keeps those of the suites before it.
   */
  private void keep(String run, RunLog runLog) throws IOException {
    ResultsDirectory directory = new ResultsDirectory(output);
    directory.add(run, runLog.measurements(), metadata(runLog));
    Report.write(directory.read(), output.resolve("report.html"));
  }

  private void conclude(String run) throws IOException {
    Results found = new ResultsDirectory(output).read().ofRun(run);
    say(TerminalTable.of(found));
    GoalComparison.of(found.rows()).forEach(each -> say(line(each)));
    EndToEndComparison.of(found).stream()
        .filter(each -> each.goal().isDemanded())
        .forEach(each -> say(line(each)));
    TimeComparison.of(found).forEach(each -> say(line(each)));
    say("see " + output.resolve("report.html"));
  }

  private RelationalAddress mariaDb() {
    return jpaUrl == null
        ? null
        : new RelationalAddress(
            jpaUrl, jpaUser, PasswordInput.of(jpaPassword, JPA_PASSWORD, jpaUser));
  }

  private boolean isWanted(Suite suite) {
    return suites == null ? !quick || suite.isInQuickRun() : suites.contains(suite.name());
  }

  private static List<String> queryNames(Population population) {
    return Stream.of(Questions.names(population), Suites.otherQueries())
        .flatMap(List::stream)
        .toList();
  }

  private static List<String> transportNames() {
    return Stream.of(Transports.names(), ShindigTransports.names(), Suites.otherTransports())
        .flatMap(List::stream)
        .distinct()
        .toList();
  }

  /** The transports of a quick run. They need no second database and no second Shindig. */
  private List<String> usual() {
    return transports != null || !quick
        ? transports
        : Stream.of(
                Transports.ofQuickRun(), ShindigTransports.ofQuickRun(), Suites.otherTransports())
            .flatMap(List::stream)
            .toList();
  }

  private void check(List<String> wanted, List<String> known, String what) {
    if (wanted != null && !known.containsAll(wanted)) {
      throw new CommandLine.ParameterException(
          spec.commandLine(), "a " + what + " is one of " + known);
    }
  }

  private void atLeastOne(int number, String option) {
    if (number < 1) {
      throw new CommandLine.ParameterException(spec.commandLine(), option + " is at least 1");
    }
  }

  private MeasurementOptions measurementOptions() {
    MeasurementOptions options = quick ? MeasurementOptions.QUICK : MeasurementOptions.FULL;
    return rounds == null ? options : options.withRounds(rounds);
  }

  private static String line(GoalComparison comparison) {
    return String.format(
        Locale.ROOT,
        "%-6s %s, %s against %s, %d threads: %.2f of %.1f",
        comparison.isMet() ? "met" : "missed",
        comparison.goal().query(),
        comparison.goal().transport(),
        comparison.goal().than(),
        comparison.threads(),
        comparison.ratio(),
        comparison.goal().factor());
  }

  private static String line(EndToEndComparison comparison) {
    return String.format(
        Locale.ROOT,
        "%-6s %s %s, %s against %s, %d threads, %s: %.2f, %s %.2f",
        comparison.isMet() ? "met" : "missed",
        comparison.goal().suite(),
        comparison.worst().getKey(),
        comparison.goal().transport(),
        comparison.goal().than(),
        comparison.threads(),
        comparison.goal().yardstick().text(),
        comparison.worst().getValue(),
        comparison.goal().yardstick().side(),
        comparison.goal().bound());
  }

  private static String line(TimeComparison comparison) {
    return String.format(
        Locale.ROOT,
        "%-6s %s, %s, %s: %.1f ms of %.0f",
        comparison.isMet() ? "met" : "missed",
        comparison.goal().query(),
        comparison.goal().transport(),
        comparison.goal().quantile().text(),
        comparison.measured() / MICROSECONDS,
        comparison.goal().most() / MICROSECONDS);
  }

  private RunMetadata metadata(RunLog runLog) {
    return new RunMetadata(
        people,
        measurementOptions().rounds(),
        measurementOptions().slice().toMillis(),
        Machine.here(),
        Versions.here(),
        new TreeMap<>(runLog.sizes()),
        runLog.skipped());
  }

  private void say(String line) {
    PrintWriter out = spec.commandLine().getOut();
    out.println(line);
    out.flush();
  }
}
