package io.shindigneo4j.benchmark.stage.gremlin;

import io.shindigneo4j.benchmark.stage.MissingServerException;
import io.shindigneo4j.workload.network.Network;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.stream.Stream;

/** A Gremlin Server with the network, in a process that ends with this one. */
public final class GremlinServer implements AutoCloseable {

  private static final Duration PATIENCE = Duration.ofMinutes(2);
  private static final long LOOK_MILLISECONDS = 100;
  private static final String LOG = "server.log";

  private final Path directory;
  private final int port;
  private final Process process;

  private GremlinServer(Path directory, int port, Process process) {
    this.directory = directory;
    this.port = port;
    this.process = process;
  }

  /** Where the server's jars are. */
  private static Path library() {
    return Path.of(System.getProperty("gremlin.home", "target/gremlin-server"), "lib")
        .toAbsolutePath();
  }

  public static boolean isThere() {
    return Files.isDirectory(library());
  }

  /**
   * Returns when it listens.
   *
   * @throws MissingServerException where it is not installed
   */
  public static GremlinServer start(Network network) {
    if (!isThere()) {
      throw new MissingServerException("no Gremlin Server in " + library() + ": ./bench brings it");
    }
    try {
      return started(network);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  private static GremlinServer started(Network network) throws IOException, InterruptedException {
    Path directory = Files.createTempDirectory("gremlin");
    int port = freePort();
    PropertyGraph.write(network, directory.resolve(GremlinConfiguration.NETWORK));
    GremlinConfiguration.write(directory, port);
    GremlinServer server = new GremlinServer(directory, port, process(directory));
    try {
      server.awaitPort();
      return server;
    } catch (IOException | InterruptedException e) {
      server.close();
      throw e;
    }
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }

  private static Process process(Path directory) throws IOException {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-Xms1500m",
            "-Xmx1500m",
            "-cp",
            classes() + File.pathSeparator + library().resolve("*"),
            EndsWithParent.class.getName(),
            "org.apache.tinkerpop.gremlin.server.GremlinServer",
            GremlinConfiguration.SERVER)
        .directory(directory.toFile())
        .redirectErrorStream(true)
        .redirectOutput(directory.resolve(LOG).toFile())
        .start();
  }

  private static Path classes() {
    return Path.of(
        EndsWithParent.class.getProtectionDomain().getCodeSource().getLocation().getPath());
  }

  private void awaitPort() throws IOException, InterruptedException {
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (!isListening()) {
      if (!process.isAlive() || System.nanoTime() > end) {
        throw new IOException("no Gremlin Server: " + Files.readString(directory.resolve(LOG)));
      }
      Thread.sleep(LOOK_MILLISECONDS);
    }
  }

  private boolean isListening() {
    try (Socket socket = new Socket()) {
      socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 1_000);
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  public int port() {
    return port;
  }

  @Override
  public void close() {
    process.destroyForcibly().onExit().join();
    try (Stream<Path> files = Files.list(directory)) {
      for (Path file : files.toList()) {
        Files.delete(file);
      }
      Files.delete(directory);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
