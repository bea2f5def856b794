package io.shindigneo4j.server;

import static io.shindigneo4j.testing.TestDeadlines.await;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.LogLines;
import io.shindigneo4j.testing.PackJars;
import io.shindigneo4j.testing.ServerThreads;
import io.shindigneo4j.testing.StartsServer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.neo4j.graphdb.QueryExecutionException;

@DisplayName("Packs where the endpoint is switched off")
@StartsServer
class PacksWithoutEndpointTest {

  private static final String LIFE = "quiet.pack";

  private static final String QUIET =
      """
      package pack;

      import io.shindigneo4j.schema.*;
      import io.shindigneo4j.server.pack.*;
      import io.shindigneo4j.server.procedure.*;
      import java.util.List;

      public final class Quiet extends PackModule {

        @Override
        protected void configure() {
          bindProcedure(Say.class);
          bindLife(Life.class);
        }

        public static final class Say implements Procedure<NoParameters> {
          public Operation<NoParameters, ?> operation() {
            return Operation.read("quiet.say", "Says a word.", NoParameters.class);
          }

          public String version() {
            return "1";
          }

          public ProcedureResult call(ProcedureContext context, NoParameters none) {
            return ProcedureResult.single(List.of("word"), "hush");
          }
        }

        public static final class Life implements PackLife {
          public void start() {
            System.setProperty("quiet.pack", "started");
          }

          public void stop() {
            System.setProperty("quiet.pack", "stopped");
          }
        }
      }
      """;

  @TempDir private Path folder;

  @Test
  void areCalledFromCypherAndEndWithNeo4j() throws Exception {
    PackJars.write(folder.resolve("quiet.jar"), "pack.Quiet", QUIET);
    Files.writeString(folder.resolve("broken.jar"), "no jar");
    ServerThreads threads = new ServerThreads();
    try (LogLines log = new LogLines();
        GraphServer server = threads.start(() -> start(log))) {
      assertThatThrownBy(server::port).hasMessageContaining("BoundAddress");
      assertThat(System.getProperty(LIFE)).isEqualTo("started");
      assertThat(log.lines()).anyMatch(line -> line.contains("broken.jar"));
      await()
          .ignoreException(QueryExecutionException.class)
          .until(() -> word(server).equals("hush"));
    }
    assertThat(System.clearProperty(LIFE)).isEqualTo("stopped");
    await().untilAsserted(() -> assertThat(threads.running()).isEmpty());
  }

  private GraphServer start(LogLines log) {
    return GraphServer.start(
        Map.of(
            ServerSettings.enabled,
            false,
            ServerSettings.packs_directory,
            folder,
            ServerSettings.procedures_reload,
            true),
        log.neo4j());
  }

  private static Object word(GraphServer server) {
    return server
        .database("neo4j")
        .executeTransactionally(
            "CALL shindig.read('quiet.say') YIELD value RETURN value.word AS word",
            Map.of(),
            result -> result.next().get("word"));
  }
}
