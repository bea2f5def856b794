package io.shindigneo4j.driver;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.testing.TestDeadlines;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** A program that has nothing but the driver jar and slf4j's API runs a statement. */
@ExtendWith(SharedGraphServer.class)
class DriverJarIT {

  private static final int MAX_SECONDS = (int) TestDeadlines.PROCESS.toSeconds();

  private static final String PROGRAM =
      """
      import io.shindigneo4j.driver.*;

      class Program {
        public static void main(String[] arguments) throws Exception {
          Credentials credentials = new Credentials("neo4j", arguments[1]);
          DriverSettings settings = DriverSettings.of(arguments[0], credentials)
              .withEncoding(DriverSettings.Encoding.valueOf(arguments[2]))
              .withClient(DriverSettings.Client.valueOf(arguments[3]))
              .withCompression(DriverSettings.Compression.valueOf(arguments[4]));
          try (GraphDriver driver = GraphDriver.connect(settings)) {
            Statement statement = Statement.cypher("RETURN $a + $b AS sum").with("a", 40).with("b", 2);
            Result result = driver.run(statement.with("long", "x".repeat(100_000))).join();
            System.out.println("sum=" + result.first().orElseThrow().get("sum"));
            System.out.println("epoll=" + Class.forName(
                "io.shindigneo4j.shaded.io.netty.channel.epoll.Epoll").getMethod("isAvailable").invoke(null));
          }
        }
      }
      """;

  @TempDir private Path directory;

  @Test
  void aProgramWithNothingElseRunsAStatementInBothEncodingsWithEachClientAndEnds(GraphServer server)
      throws Exception {
    JarProgram program = new JarProgram(directory, PROGRAM);
    for (String client : List.of("NETTY", "TYRUS")) {
      assertThat(run(program, server, "BSON", client)).contains("sum=42");
      assertThat(run(program, server, "JSON", client)).contains("sum=42");
    }
  }

  @Test
  void itsCompressionsWorkThoughTheyAreRelocated(GraphServer server) throws Exception {
    JarProgram program = new JarProgram(directory, PROGRAM);
    assertThat(run(program, server, "JSON", "NETTY", "DEFLATE_BEST")).contains("sum=42");
    assertThat(run(program, server, "BSON", "TYRUS", "LZ4")).contains("sum=42");
  }

  @Test
  void theNativeSelectorIsFoundThoughItIsRelocated(GraphServer server) throws Exception {
    JarProgram program = new JarProgram(directory, PROGRAM);
    assertThat(run(program, server, "BSON", "NETTY")).contains("epoll=true");
  }

  private static String run(JarProgram program, GraphServer server, String encoding, String client)
      throws Exception {
    return run(program, server, encoding, client, "NONE");
  }

  private static String run(
      JarProgram program, GraphServer server, String encoding, String client, String compression)
      throws Exception {
    return program.run(server, MAX_SECONDS, List.of(), encoding, client, compression);
  }
}
