package io.shindigneo4j.benchmark.environment.gremlin;

import static org.awaitility.Awaitility.await;

import io.shindigneo4j.benchmark.environment.process.CheckedSupplier;
import io.shindigneo4j.benchmark.environment.process.JavaProcess;
import io.shindigneo4j.benchmark.environment.process.MissingServerException;
import io.shindigneo4j.installation.Directories;
import io.shindigneo4j.testing.FreePort;
import io.shindigneo4j.workload.network.Network;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.awaitility.core.ConditionTimeoutException;

/** A Gremlin Server with the network, in a process that ends with this one. */
public final class GremlinServer implements AutoCloseable {

  private static final Duration PATIENCE = Duration.ofMinutes(2);
  private static final Duration LOOK = Duration.ofMillis(100);
  private static final int CONNECT_MILLISECONDS = 1_000;
  private static final List<String> OPTIONS = List.of("-Xms1500m", "-Xmx1500m");

  private final Network network;
  private final Path directory;
  private final int port = FreePort.find();

  /** Null before the start. Another thread may close it. */
  private volatile JavaProcess process;

  private GremlinServer(Network network) throws IOException {
    this.network = network;
    this.directory = Files.createTempDirectory("gremlin");
  }

  /** The server's installation directory. */
  private static Path home() {
    return Path.of(System.getProperty("gremlin.home", "target/gremlin-server")).toAbsolutePath();
  }

  /** Whether the server is completely installed. */
  public static boolean isInstalled() {
    return Files.exists(home().resolve("complete"));
  }

  /**
   * Prepares a server.
   *
   * @throws MissingServerException if it is not installed
   */
  public static GremlinServer of(Network network) {
    if (!isInstalled()) {
      throw new MissingServerException("no Gremlin Server in " + home() + "; ./bench installs it");
    }
    return CheckedSupplier.unchecked(() -> new GremlinServer(network));
  }

  /** Starts a server. */
  public static GremlinServer start(Network network) {
    GremlinServer server = of(network);
    server.start();
    return server;
  }

  /** Returns when the server listens. Leaves nothing behind if it fails. */
  public void start() {
    try {
      CheckedSupplier.unchecked(this::started);
    } catch (RuntimeException e) {
      closeAfter(e);
      throw e;
    }
  }

  private GremlinServer started() throws IOException {
    PropertyGraph.write(network, directory.resolve(GremlinConfiguration.NETWORK));
    GremlinConfiguration.write(directory, port);
    process = new JavaProcess(builder());
    awaitPort();
    return this;
  }

  private ProcessBuilder builder() {
    return JavaProcess.builder(
            OPTIONS,
            home().resolve("lib").resolve("*").toString(),
            "org.apache.tinkerpop.gremlin.server.GremlinServer",
            GremlinConfiguration.SERVER)
        .directory(directory.toFile())
        .redirectErrorStream(true)
        .redirectOutput(log().toFile());
  }

  private Path log() {
    return directory.resolve("server.log");
  }

  private void awaitPort() throws IOException {
    try {
      await().atMost(PATIENCE).pollInterval(LOOK).until(() -> isListening() || !process.isAlive());
    } catch (ConditionTimeoutException e) {
      throw new IOException("the Gremlin Server does not listen: " + Files.readString(log()), e);
    }
    if (!process.isAlive()) {
      throw new IOException("the Gremlin Server has ended: " + Files.readString(log()));
    }
  }

  private boolean isListening() {
    try (Socket socket = new Socket()) {
      socket.connect(
          new InetSocketAddress(InetAddress.getLoopbackAddress(), port), CONNECT_MILLISECONDS);
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  public int port() {
    return port;
  }

  private void closeAfter(RuntimeException failure) {
    try {
      close();
    } catch (RuntimeException e) {
      failure.addSuppressed(e);
    }
  }

  /** Stops the server; a second call does nothing. */
  @Override
  public void close() {
    CheckedSupplier.unchecked(this::closed);
  }

  private GremlinServer closed() throws IOException, InterruptedException {
    if (process != null) {
      process.close();
    }
    if (Files.exists(directory)) {
      Directories.delete(directory);
    }
    return this;
  }
}
