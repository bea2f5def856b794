package io.shindigneo4j.benchmark;

import io.shindigneo4j.workload.command.GenerateCommand;
import io.shindigneo4j.workload.command.ImportCommand;
import io.shindigneo4j.workload.command.LoadCommand;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Function;
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
public final class DriverBenchmark implements Callable<Integer> {

  private static final int MANY = 2_011;
  private static final int FEW = 500;
  private static final long SEED = 2_011;

  /** Held, or the JDK forgets its level. */
  private static final Logger QUIET = Logger.getLogger("io.shindigneo4j");

  @Spec private CommandSpec spec;

  @Option(names = "--quick", description = "Under two minutes, for a first look.")
  private boolean quick;

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

  public static void main(String[] arguments) {
    System.exit(
        new CommandLine(new DriverBenchmark())
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
    List<Question> questions =
        chosen(Questions.about(population, pace().variety()), Question::name, queries, "query");
    List<String> names = chosen(usual(), name -> name, transports, "transport");
    try (Stage stage = new Stage()) {
      long start = System.nanoTime();
      stage.start();
      say("Neo4j was started in %d s", seconds(start));
      load(stage, population);
      measure(questions, names, stage);
    }
    return 0;
  }

  /** A first look starts no second database. */
  private List<String> usual() {
    boolean embedded = !quick || transports != null;
    return Transports.names().stream()
        .filter(name -> embedded || !name.startsWith("embedded"))
        .toList();
  }

  private <T> List<T> chosen(
      List<T> all, Function<T, String> name, List<String> wanted, String what) {
    if (wanted == null) {
      return all;
    }
    List<String> known = all.stream().map(name).toList();
    if (!known.containsAll(wanted)) {
      throw new CommandLine.ParameterException(
          spec.commandLine(), "a " + what + " is one of " + known);
    }
    return all.stream().filter(each -> wanted.contains(name.apply(each))).toList();
  }

  private void load(Stage stage, Population population) {
    long start = System.nanoTime();
    stage.load(population);
    say("%d people were loaded in %d s", people, seconds(start));
  }

  private void measure(List<Question> questions, List<String> names, Stage stage) throws Exception {
    List<Transport> open = new ArrayList<>();
    try (Load one = new Load(1);
        Load several = new Load(threads)) {
      names.forEach(name -> open.add(Transports.open(name, stage)));
      Map<String, Integer> sizes = sizes(questions, open);
      List<Figures> figures = new ArrayList<>();
      for (Question question : questions) {
        for (Load load : threads == 1 ? List.of(one) : List.of(one, several)) {
          figures.addAll(measure(question, open, load));
        }
      }
      write(figures, sizes);
    } finally {
      open.forEach(Transport::close);
    }
  }

  private static Map<String, Integer> sizes(List<Question> questions, List<Transport> open) {
    Map<String, Integer> sizes = new LinkedHashMap<>();
    for (Question question : questions) {
      sizes.put(question.name(), Agreement.check(question, taking(question, open)));
    }
    return sizes;
  }

  private static List<Transport> taking(Question question, List<Transport> open) {
    return open.stream().filter(each -> each.takes(question)).toList();
  }

  private List<Figures> measure(Question question, List<Transport> open, Load load) {
    List<Figures> figures = Runs.measure(question, taking(question, open), load, pace());
    figures.forEach(each -> say("%s", each.row().line()));
    return figures;
  }

  private Pace pace() {
    Pace pace = quick ? Pace.QUICK : Pace.FULL;
    return rounds == null ? pace : pace.withRounds(rounds);
  }

  private void write(List<Figures> figures, Map<String, Integer> sizes) throws Exception {
    ResultsFile.write(output.resolve("results.csv"), figures.stream().map(Figures::row).toList());
    new Report(figures, sizes).write(output.resolve("report.html"), circumstances());
    for (Comparison each : Comparison.of(figures)) {
      say(
          "%-6s %s, %s against %s, %d threads: %.2f of %.1f",
          each.isMet() ? "met" : "missed",
          each.goal().query(),
          each.goal().transport(),
          each.goal().than(),
          each.threads(),
          each.ratio(),
          each.goal().factor());
    }
    say("see %s", output.resolve("report.html"));
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

  private static long seconds(long start) {
    return Duration.ofNanos(System.nanoTime() - start).toSeconds();
  }

  private void say(String format, Object... arguments) {
    PrintWriter out = spec.commandLine().getOut();
    out.println(String.format(Locale.ROOT, format, arguments));
    out.flush();
  }
}
