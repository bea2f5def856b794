package io.shindigneo4j.driver;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.Logger;

/** A program that has nothing but the driver jar and slf4j's API runs a statement. */
@ExtendWith(SharedGraphServer.class)
class DriverJarIT {

  private static final int MOST_SECONDS = 60;

  private static final String PROGRAM =
      """
      import io.shindigneo4j.driver.*;

      class Program {
        public static void main(String[] arguments) {
          Credentials credentials = new Credentials("neo4j", arguments[1]);
          DriverSettings settings = DriverSettings.of(arguments[0], credentials)
              .withEncoding(DriverSettings.Encoding.valueOf(arguments[2]))
              .withClient(DriverSettings.Client.valueOf(arguments[3]))
              .withCompression(DriverSettings.Compression.valueOf(arguments[4]));
          try (GraphDriver driver = GraphDriver.connect(settings)) {
            Statement statement = Statement.cypher("RETURN $a + $b AS sum").with("a", 40).with("b", 2);
            Result result = driver.run(statement.with("long", "x".repeat(100_000))).join();
            System.out.println("sum=" + result.first().orElseThrow().get("sum"));
            Thread.getAllStackTraces().keySet().forEach(thread -> System.out.println(thread.getName()));
          }
        }
      }
      """;

  @TempDir private Path directory;

  @Test
  void aProgramWithNothingElseRunsAStatementInBothEncodingsWithEachClientAndEnds(GraphServer server)
      throws Exception {
    compile();
    for (String client : List.of("NETTY", "TYRUS")) {
      assertThat(run(server, "BSON", client)).contains("sum=42");
      assertThat(run(server, "JSON", client)).contains("sum=42");
    }
  }

  @Test
  void itsCompressionsWorkThoughTheyAreRelocated(GraphServer server) throws Exception {
    compile();
    assertThat(run(server, "JSON", "NETTY", "DEFLATE_BEST")).contains("sum=42");
    assertThat(run(server, "BSON", "TYRUS", "LZ4")).contains("sum=42");
  }

  @Test
  void theNativeSelectorIsFoundThoughItIsRelocated(GraphServer server) throws Exception {
    compile();
    assertThat(run(server, "BSON", "NETTY")).contains("shindig-neo4j-driver-epoll-");
  }

  private void compile() throws IOException {
    Path source = Files.writeString(directory.resolve("Program.java"), PROGRAM);
    int status =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, "-proc:none", "-cp", classPath(), source.toString());
    assertThat(status).isZero();
  }

  private String run(GraphServer server, String encoding, String client) throws Exception {
    return run(server, encoding, client, "NONE");
  }

  private String run(GraphServer server, String encoding, String client, String compression)
      throws Exception {
    Path output = directory.resolve(encoding + client + ".txt");
    List<String> command =
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-cp",
            classPath(),
            "Program",
            server.uri().toString(),
            GraphServer.CREDENTIALS.password(),
            encoding,
            client,
            compression);
    Process process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(output.toFile())
            .start();
    try {
      assertThat(process.waitFor(MOST_SECONDS, TimeUnit.SECONDS)).isTrue();
      assertThat(process.exitValue()).as(Files.readString(output)).isZero();
      return Files.readString(output).strip();
    } finally {
      process.destroyForcibly();
    }
  }

  private String classPath() {
    String slf4j = Logger.class.getProtectionDomain().getCodeSource().getLocation().getPath();
    return String.join(
        File.pathSeparator, System.getProperty("driver.jar"), slf4j, directory.toString());
  }
}
