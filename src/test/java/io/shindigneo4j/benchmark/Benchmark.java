package io.shindigneo4j.benchmark;

import io.shindigneo4j.benchmark.client.Transports;
import io.shindigneo4j.benchmark.measurement.Pace;
import io.shindigneo4j.benchmark.question.Population;
import io.shindigneo4j.benchmark.question.Questions;
import io.shindigneo4j.benchmark.report.Report;
import io.shindigneo4j.benchmark.result.Comparison;
import io.shindigneo4j.benchmark.result.Journal;
import io.shindigneo4j.benchmark.result.Measurement;
import io.shindigneo4j.benchmark.result.ResultsFile;
import io.shindigneo4j.benchmark.result.Row;
import io.shindigneo4j.benchmark.stage.Stage;
import io.shindigneo4j.benchmark.stage.relational.RelationalAddress;
import io.shindigneo4j.benchmark.suite.Bench;
import io.shindigneo4j.benchmark.suite.Choice;
import io.shindigneo4j.benchmark.suite.Suite;
import io.shindigneo4j.benchmark.suite.Suites;
import io.shindigneo4j.workload.command.GenerateCommand;
import io.shindigneo4j.workload.command.ImportCommand;
import io.shindigneo4j.workload.command.LoadCommand;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.logging.Level;
import java.util.logging.Logger;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Measures our driver and others against one server, in one process, in turns. */
@Command(
    name = "bench",
    mixinStandardHelpOptions = true,
    subcommands = {GenerateCommand.class, LoadCommand.class, ImportCommand.class},
    description = "Measures our driver and others against the same Neo4j.")
public final class Benchmark implements Callable<Integer> {

  private static final int MANY = 2_011;
  private static final int FEW = 500;
  private static final long SEED = 2_011;

  /** Held, or the JDK forgets its level. */
  private static final Logger QUIET = Logger.getLogger("io.shindigneo4j");

  @Spec private CommandSpec spec;

  @Option(names = "--quick", description = "Under two minutes, for a first look.")
  private boolean quick;

  @Option(names = "--suites", split = ",", description = "Only these.")
  private List<String> suites;

  @Option(names = "--rounds", description = "How often each transport has its turn.")
  private Integer rounds;

  @Option(names = "--threads", defaultValue = "32", description = "Besides one: ${DEFAULT-VALUE}.")
  private int threads;

  @Option(names = "--queries", split = ",", description = "Only these.")
  private List<String> queries;

  @Option(names = "--transports", split = ",", description = "Only these.")
  private List<String> transports;

  @Option(names = "--people", description = "How many; 2011, or 500 for a first look.")
  private Integer people;

  @Option(names = "--output", defaultValue = "target/bench", description = "${DEFAULT-VALUE}")
  private Path output;

  @Option(names = "--jpa-url", description = "jdbc:mariadb://... for jpa-mariadb.")
  private String jpaUrl;

  @Option(names = "--jpa-user", defaultValue = "root", description = "${DEFAULT-VALUE}")
  private String jpaUser;

  @Option(names = "--jpa-password", defaultValue = "", description = "Of that user.")
  private String jpaPassword;

  public static void main(String[] arguments) {
    System.exit(
        new CommandLine(new Benchmark())
            .setCaseInsensitiveEnumValuesAllowed(true)
            .execute(arguments));
  }

  @Override
  public Integer call() throws Exception {
    QUIET.setLevel(Level.WARNING);
    if (people == null) {
      people = quick ? FEW : MANY;
    }
    Population population = new Population(people, SEED);
    check(queries, Questions.names(population), "query");
    check(transports, Transports.names(), "transport");
    check(suites, Suites.all().stream().map(Suite::name).toList(), "suite");
    Journal journal = new Journal(this::say);
    try (Stage stage = new Stage(population, mariaDb(), this::say)) {
      Choice choice = new Choice(queries, usual(), threads);
      Bench bench = new Bench(stage, population, pace(), choice, journal);
      for (Suite suite : Suites.all()) {
        if (isWanted(suite)) {
          suite.run(bench);
        }
      }
    }
    write(journal);
    return 0;
  }

  private RelationalAddress mariaDb() {
    return jpaUrl == null ? null : new RelationalAddress(jpaUrl, jpaUser, jpaPassword);
  }

  private boolean isWanted(Suite suite) {
    return suites == null ? !quick || suite.isForFirstLook() : suites.contains(suite.name());
  }

  /** A first look starts no second database. */
  private List<String> usual() {
    return transports != null || !quick ? transports : Transports.ofFirstLook();
  }

  private void check(List<String> wanted, List<String> known, String what) {
    if (wanted != null && !known.containsAll(wanted)) {
      throw new CommandLine.ParameterException(
          spec.commandLine(), "a " + what + " is one of " + known);
    }
  }

  private Pace pace() {
    Pace pace = quick ? Pace.QUICK : Pace.FULL;
    return rounds == null ? pace : pace.withRounds(rounds);
  }

  private void write(Journal journal) throws IOException {
    List<Row> rows = journal.measurements().stream().map(Measurement::row).toList();
    ResultsFile.write(output.resolve("results.csv"), rows);
    new Report(rows, journal.sizes()).write(output.resolve("report.html"), circumstances());
    for (Comparison each : Comparison.of(rows)) {
      say(
          String.format(
              Locale.ROOT,
              "%-6s %s, %s against %s, %d threads: %.2f of %.1f",
              each.isMet() ? "met" : "missed",
              each.goal().query(),
              each.goal().transport(),
              each.goal().than(),
              each.threads(),
              each.ratio(),
              each.goal().factor()));
    }
    say("see " + output.resolve("report.html"));
  }

  private String circumstances() {
    return "%d people, %d rounds of %d ms each, Java %s, %d processors"
        .formatted(
            people,
            pace().rounds(),
            pace().slice().toMillis(),
            Runtime.version(),
            Runtime.getRuntime().availableProcessors());
  }

  private void say(String line) {
    PrintWriter out = spec.commandLine().getOut();
    out.println(line);
    out.flush();
  }
}
