package io.shindigneo4j.driver;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.Exhaustive;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A result of a gibibyte")
@ExtendWith(SharedGraphServer.class)
@Exhaustive
class LargeResultIT {

  private static final int MAX_SECONDS = 240;

  private static final String PROGRAM =
      """
      import io.shindigneo4j.driver.*;
      import java.time.Duration;

      class Program {
        public static void main(String[] arguments) {
          Credentials credentials = new Credentials("neo4j", arguments[1]);
          Statement numbers = Statement.cypher("UNWIND range(1, 1048576) AS i RETURN i, $text AS text")
              .with("text", "x".repeat(1024)).within(Duration.ofMinutes(2));
          try (GraphDriver driver = GraphDriver.connect(DriverSettings.of(arguments[0], credentials));
              ResultStream stream = driver.stream(numbers)) {
            long bytes = 0;
            long last = 0;
            while (stream.hasNext()) {
              ResultRecord record = stream.next();
              if (record.get("i", Long.class) != ++last) {
                throw new IllegalStateException("not in order at " + last);
              }
              bytes += record.get("text", String.class).length();
            }
            System.out.println(last + " records, " + bytes + " bytes");
          }
        }
      }
      """;

  @TempDir private Path directory;

  @Test
  void goesThroughAClientWith64Mebibytes(GraphServer server) throws Exception {
    String output = new JarProgram(directory, PROGRAM).run(server, MAX_SECONDS, List.of("-Xmx64m"));
    assertThat(output).contains("1048576 records, 1073741824 bytes");
  }
}
