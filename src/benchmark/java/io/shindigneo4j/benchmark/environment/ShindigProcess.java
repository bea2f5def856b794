package io.shindigneo4j.benchmark.environment;

import io.shindigneo4j.benchmark.environment.process.JavaProcess;
import io.shindigneo4j.benchmark.environment.process.MissingServerException;
import io.shindigneo4j.benchmark.measurement.AllocatedBytes;
import io.shindigneo4j.installation.Directories;
import io.shindigneo4j.installation.JvmBeans;
import io.shindigneo4j.testing.Tokens;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The built WAR in a Tomcat of its own process. It uses the key of {@link Tokens}. */
public final class ShindigProcess implements AutoCloseable {

  /** The variable of its port; any that is free without it. */
  public static final String PORT = "SHINDIG_BENCH_PORT";

  static final String FILE = "static.txt";

  /** The path of a small file that Tomcat serves without Shindig. */
  public static final String FILE_PATH = "/files/" + FILE;

  private static final Duration READY = Duration.ofSeconds(90);
  private static final List<String> OPTIONS = List.of("-Xms1g", "-Xmx1g");

  private final Path directory;
  private final Path war;
  private final Changes changes;
  private final Map<String, String> environment;

  /** Null before the start. Another thread may close it. */
  private volatile JavaProcess process;

  /** Null until somebody asks what was allocated. */
  private volatile JvmBeans beans;

  private int port;

  /**
   * Prepares a process.
   *
   * @param changes writes files that take precedence over those of the WAR
   */
  ShindigProcess(Path war, Changes changes, Map<String, String> environment) throws IOException {
    this.directory = Files.createTempDirectory("shindig");
    this.war = war;
    this.changes = changes;
    this.environment = environment;
  }

  /** Returns when Shindig answers. */
  void start() throws IOException, InterruptedException {
    Files.createDirectory(directory.resolve("webapps")); // Tomcat unpacks the WAR here
    Path changed = Files.createDirectory(directory.resolve("changed"));
    changes.write(changed);
    process = new JavaProcess(builder(changed));
    try {
      port = process.announcedPort(READY);
    } catch (IOException e) {
      throw new IOException("Shindig did not start: " + Files.readString(log()), e);
    }
  }

  /** Changes to the content of the WAR. */
  interface Changes {
    void write(Path directory) throws IOException;
  }

  /**
   * The WAR that the build has made.
   *
   * @throws MissingServerException if it is missing
   */
  static Path war() {
    String file = System.getProperty("war.file");
    if (file == null || !Files.exists(Path.of(file))) {
      throw new MissingServerException("the WAR is missing; mvn package builds it: " + file);
    }
    return Path.of(file);
  }

  private ProcessBuilder builder(Path changed) {
    ProcessBuilder builder =
        JavaProcess.builder(
            OPTIONS,
            classPath(),
            ShindigServer.class.getName(),
            directory.toString(),
            war.toString(),
            changed.toString());
    builder.environment().put("SHINDIG_NEO4J_TOKEN_KEY", Tokens.KEY);
    builder.environment().put("SHINDIG_NEO4J_ADDRESS_RATE", "0"); // all load comes from one
    builder.environment().put("SHINDIG_NEO4J_VIEWER_RATE", "0");
    builder.environment().putAll(environment);
    return builder.redirectError(log().toFile());
  }

  /** Tomcat and the benchmark's classes, which the WAR does not contain. */
  private static String classPath() {
    return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
        .filter(entry -> entry.endsWith("test-classes") || entry.contains("tomcat-"))
        .collect(Collectors.joining(File.pathSeparator));
  }

  private Path log() {
    return directory.resolve("console.log");
  }

  /** The address, with a slash at the end. */
  public String address() {
    return "http://127.0.0.1:" + port + "/";
  }

  public int port() {
    return port;
  }

  /** Its MBeans. The caller closes them. */
  public JvmBeans beans() throws Exception {
    return JvmBeans.of(process.id());
  }

  /** What each of its threads has allocated so far. */
  AllocatedBytes allocated() {
    try {
      if (beans == null) {
        beans = beans();
      }
      return AllocatedBytes.of(beans.threads());
    } catch (Exception e) { // to attach to a process can fail in many ways
      throw new IllegalStateException("the allocation of Shindig is unknown", e);
    }
  }

  /** The time that all processors have spent on it. */
  public Duration processorTime() {
    return process.processorTime();
  }

  @Override
  public void close() throws IOException, InterruptedException {
    if (beans != null) {
      beans.close();
    }
    if (process != null) {
      process.close();
    }
    Directories.delete(directory);
  }
}
