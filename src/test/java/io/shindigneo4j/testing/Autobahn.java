package io.shindigneo4j.testing;

import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.WRITE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.shindigneo4j.protocol.Format;
import io.shindigneo4j.protocol.MalformedMessageException;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** The Autobahn test suite, from PyPI. Needs Python 2.7 with pip. */
public final class Autobahn {

  private static final int MAX_SECONDS = 3_600;
  private static final Path BUILD = Path.of(System.getProperty("build.directory"));
  private static final Path SOURCES = BUILD.resolveSibling("src/test/python");
  private static final String SCRIPT = SOURCES.resolve("run_autobahn.py").toString();
  private static final Path PACKAGES = BUILD.resolve("autobahn");

  /** All but those of compression, which is not negotiated. */
  private static final String CASES =
      "\"cases\":[\"*\"],\"exclude-cases\":[\"12.*\",\"13.*\"],\"exclude-agent-cases\":{}";

  private static final Set<Object> GOOD = Set.of("OK", "NON-STRICT", "INFORMATIONAL");

  private final String python;

  /** For logs, the specification and the reports. */
  private final Path directory;

  private Autobahn(String python, Path directory) {
    this.python = python;
    this.directory = directory;
  }

  /** Installs it below the build's directory; skips the test where there is no Python 2.7. */
  public static Autobahn install(Path directory) throws IOException, InterruptedException {
    Optional<String> python = python();
    assumeTrue(python.isPresent(), "python2.7 is not on this machine");
    Autobahn suite = new Autobahn(python.get(), directory);
    Files.createDirectories(PACKAGES);
    Path lock = PACKAGES.resolve("lock");
    try (FileChannel file = FileChannel.open(lock, CREATE, WRITE);
        FileLock held = file.lock()) { // test classes run in several processes
      Path complete = PACKAGES.resolve("complete");
      if (held.isValid() && !Files.exists(complete)) {
        suite.installPackages();
        Files.createFile(complete);
      }
    }
    return suite;
  }

  private void installPackages() throws IOException, InterruptedException {
    String requirements = SOURCES.resolve("autobahn.txt").toString();
    String target = PACKAGES.toString();
    finish(start("-m", "pip", "install", "--no-deps", "--target", target, "-r", requirements));
  }

  private static Optional<String> python() throws IOException {
    Path versions = Path.of(System.getProperty("user.home"), ".pyenv/versions");
    Stream<Path> folders =
        Stream.of(System.getenv("PATH").split(":")).filter(name -> !name.isEmpty()).map(Path::of);
    if (Files.isDirectory(versions)) {
      try (Stream<Path> installed = Files.list(versions)) {
        folders =
            Stream.concat(installed.map(each -> each.resolve("bin")).toList().stream(), folders);
      }
    }
    return folders
        .filter(folder -> !folder.endsWith("shims")) // these only say where it is
        .map(folder -> folder.resolve("python2.7").toString())
        .filter(file -> Files.isExecutable(Path.of(file)))
        .findFirst();
  }

  private Process start(String... arguments) throws IOException {
    ProcessBuilder builder =
        new ProcessBuilder(Stream.concat(Stream.of(python), Stream.of(arguments)).toList());
    builder.environment().put("AUTOBAHN", PACKAGES.toString());
    builder.environment().put("PYTHONDONTWRITEBYTECODE", "1");
    return ChildProcesses.start(
        builder
            .directory(directory.toFile())
            .redirectErrorStream(true)
            .redirectOutput(log().toFile()));
  }

  private Path log() {
    return directory.resolve("autobahn.log");
  }

  private void finish(Process process) throws IOException, InterruptedException {
    try {
      assertThat(process.waitFor(MAX_SECONDS, TimeUnit.SECONDS)).as("it ends").isTrue();
      assertThat(process.exitValue()).as(Files.readString(log())).isZero();
    } finally {
      process.destroyForcibly();
    }
  }

  /** Tests a server. */
  public void testServer(String uri, String subprotocol) throws IOException, InterruptedException {
    specify(
        "\"servers\":[{\"agent\":\"server\",\"url\":\"%s\",\"protocols\":[\"%s\"]}]"
            .formatted(uri, subprotocol));
    finish(start(SCRIPT, "-m", "fuzzingclient", "-s", specification()));
  }

  /** Starts a server that tests clients, which end it. */
  public Process startServer(int port) throws IOException {
    specify("\"url\":\"ws://127.0.0.1:%d\"".formatted(port));
    return start(SCRIPT, "-m", "fuzzingserver", "-u", "0", "-s", specification());
  }

  private void specify(String who) throws IOException {
    Files.writeString(
        Path.of(specification()), "{\"outdir\":\"%s\",%s,%s}".formatted(directory, who, CASES));
  }

  private String specification() {
    return directory.resolve("specification.json").toString();
  }

  /** Checks the results that have been written for an agent. */
  public void assertPassed(String agent) throws IOException, MalformedMessageException {
    Map<String, Object> agents =
        Format.JSON.read(Files.readAllBytes(directory.resolve("index.json")));
    Map<?, ?> results = (Map<?, ?>) agents.get(agent);
    Map<String, Object> failed = new TreeMap<>();
    results.forEach((number, result) -> addIfFailed((String) number, (Map<?, ?>) result, failed));
    assertThat(failed).as("failed of " + results.size()).isEmpty();
    assertThat(results).as("cases").hasSizeGreaterThan(240);
  }

  private static void addIfFailed(String number, Map<?, ?> result, Map<String, Object> failed) {
    List<Object> behaviors = List.of(result.get("behavior"), result.get("behaviorClose"));
    if (!GOOD.containsAll(behaviors)) {
      failed.put(number, behaviors);
    }
  }
}
