package io.shindigneo4j.prove;

import io.shindigneo4j.prove.environment.Artifacts;
import io.shindigneo4j.prove.experiment.Context;
import io.shindigneo4j.prove.experiment.Experiment;
import io.shindigneo4j.prove.experiment.Experiments;
import io.shindigneo4j.prove.experiment.Options;
import io.shindigneo4j.prove.report.ReportPage;
import io.shindigneo4j.prove.result.ResultRow;
import io.shindigneo4j.prove.result.ResultsFile;
import io.shindigneo4j.prove.result.Verdict;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import java.util.concurrent.ThreadLocalRandom;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Does harm to full servers while clients use them, and checks what the clients were told. */
@Command(
    name = "prove",
    mixinStandardHelpOptions = true,
    description = "Kills, stops and cuts servers, and checks that nothing is lost.")
public final class Prove implements Callable<Integer> {

  /**
   * They tell each lost connection. Without these references, the JDK would collect them and forget
   * their levels.
   */
  private static final List<Logger> QUIET =
      Stream.of("io.shindigneo4j", "org.neo4j.driver", "io.netty").map(Logger::getLogger).toList();

  private static final int MAX_SEED = 1_000_000;

  /** Unless more are asked for: each has servers of its own, which take up to 2 GB. */
  private static final int MAX_AT_ONCE = 4;

  @Spec private CommandSpec spec;

  @Parameters(arity = "0..*", paramLabel = "EXPERIMENT", description = "Only these.")
  private List<String> names = new ArrayList<>();

  @Option(names = "--quick", description = "A first look, of less than five minutes.")
  private boolean quick;

  @Option(names = "--seed", description = "Of the first history; any by default.")
  private Long seed;

  @Option(names = "--histories", description = "How many of each experiment.")
  private Integer histories;

  @Option(names = "--at-once", description = "How many happen at a time.")
  private Integer atOnce;

  @Option(names = "--old-war", description = "What an upgrade begins with; this build's.")
  private Path oldWar;

  @Option(names = "--old-plugin", description = "Likewise, the jar for Neo4j.")
  private Path oldPlugin;

  @Option(names = "--output", defaultValue = "target/prove", description = "${DEFAULT-VALUE}")
  private Path output;

  private final List<ResultRow> rows = new ArrayList<>();

  public static void main(String[] arguments) {
    System.exit(new CommandLine(new Prove()).execute(arguments));
  }

  /** The exit code is 1 if something was not as promised. */
  @Override
  public Integer call() throws Exception {
    QUIET.forEach(logger -> logger.setLevel(Level.SEVERE));
    check();
    long firstSeed = seed == null ? ThreadLocalRandom.current().nextInt(1, MAX_SEED) : seed;
    say("the first seed is " + firstSeed);
    OptionalInt wanted = histories == null ? OptionalInt.empty() : OptionalInt.of(histories);
    Options options = new Options(quick, firstSeed, wanted, atOnce(), old());
    try (Context context = new Context(options, output, this::say)) {
      for (Experiment experiment : chosen()) {
        say(experiment.name() + " passes when: " + experiment.passesWhen());
        List<ResultRow> found = experiment.run(context);
        found.forEach(row -> say(row.line()));
        rows.addAll(found);
        keep(firstSeed);
      }
    }
    say("see " + output.resolve("report.html"));
    return rows.stream().anyMatch(row -> row.verdict() == Verdict.FAILED) ? 1 : 0;
  }

  private void check() {
    List<String> known = Experiments.all().stream().map(Experiment::name).toList();
    if (!known.containsAll(names)) {
      throw new ParameterException(spec.commandLine(), "an experiment is one of " + known);
    }
    check("--histories", histories);
    check("--at-once", atOnce);
    check("--old-war", oldWar);
    check("--old-plugin", oldPlugin);
  }

  private void check(String option, Integer number) {
    if (number != null && number < 1) {
      throw new ParameterException(spec.commandLine(), option + " is at least 1");
    }
  }

  private void check(String option, Path file) {
    if (file != null && !Files.isRegularFile(file)) {
      throw new ParameterException(
          spec.commandLine(), option + " is no file: " + file.toAbsolutePath());
    }
  }

  private Artifacts old() throws IOException {
    Artifacts build = Artifacts.ofThisBuild();
    return new Artifacts(
        oldWar == null ? build.war() : oldWar, oldPlugin == null ? build.plugin() : oldPlugin);
  }

  /** A quick run starts as few servers as it can. */
  private int atOnce() {
    if (atOnce != null) {
      return atOnce;
    }
    return quick ? 1 : Math.min(Runtime.getRuntime().availableProcessors(), MAX_AT_ONCE);
  }

  private List<Experiment> chosen() {
    return Experiments.all().stream()
        .filter(
            experiment ->
                names.isEmpty()
                    ? !quick || experiment.isQuick()
                    : names.contains(experiment.name()))
        .toList();
  }

  /** After each experiment, so that a run that ends early keeps those before. */
  private void keep(long firstSeed) throws IOException {
    Map<String, String> questions =
        Experiments.all().stream()
            .collect(Collectors.toMap(Experiment::name, Experiment::passesWhen));
    String heading =
        "%s, first seed %d, up to %d histories at once, Java %s, %d processors"
            .formatted(
                Instant.now().truncatedTo(ChronoUnit.SECONDS),
                firstSeed,
                atOnce(),
                Runtime.version(),
                Runtime.getRuntime().availableProcessors());
    ResultsFile.write(rows, output.resolve("results.csv"));
    ReportPage.write(rows, questions, heading, output.resolve("report.html"));
  }

  private void say(String line) {
    PrintWriter out = spec.commandLine().getOut();
    out.println(line);
    out.flush();
  }
}
