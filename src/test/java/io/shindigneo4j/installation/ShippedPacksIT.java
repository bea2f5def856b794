package io.shindigneo4j.installation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.ResultRecord;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.testing.Exhaustive;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@DisplayName("The packs that come with the build")
@Timeout(value = 10, unit = TimeUnit.MINUTES)
@Exhaustive
class ShippedPacksIT {

  private static final Duration REMEMBERED = Duration.ofMinutes(2);

  private static PluggedServer server;
  private static GraphDriver driver;

  @BeforeAll
  static void start() throws Exception {
    server = new PluggedServer();
    drop("crossreference.jar");
    drop("traversal.jar");
    server.start();
    driver = server.driver();
  }

  private static void drop(String property) throws IOException {
    Path packs = Files.createDirectories(server.plugins().resolve("packs"));
    Files.copy(Path.of(System.getProperty(property)), packs.resolve(property));
  }

  @AfterAll
  static void stop() throws Exception {
    if (driver != null) {
      driver.close();
    }
    if (server != null) {
      server.close();
    }
  }

  private static List<ResultRecord> call(String name, Map<String, Object> parameters) {
    return driver.execute(Statement.procedure(name).with(parameters)).records();
  }

  private static List<ResultRecord> write(String name, Map<String, Object> parameters) {
    return driver.execute(Statement.procedure(name).with(parameters).writing()).records();
  }

  @Test
  void sayHello() {
    assertThat(call("crossreference.hello", Map.of()).get(0).get("greeting"))
        .isEqualTo("Hello World");
  }

  @Test
  void countCrossReferences() {
    write("crossreference.generate", Map.of("cards", 10L, "phones", 10L, "links", 100L));
    List<ResultRecord> counts =
        call("crossreference.check", Map.of("cc", "4000000000000000", "phone", "+10000000000"));
    assertThat(counts).hasSize(2);
    assertThat(counts.get(0).get("ccs")).isEqualTo(0L);
    write("crossreference.clear", Map.of());
  }

  private static boolean isRemembered() {
    ResultRecord counted = call("traversal.count", Map.of("method", "direct_cached")).get(0);
    return counted.get("remembered").equals(counted.get("visited"));
  }

  @Test
  void countInATreeByEachMethod() {
    Object trueNodes =
        write("traversal.populate", Map.of("depth", 3L, "fanout", 3L)).get(0).get("trueNodes");
    for (String method : List.of("framework", "direct", "direct_cached")) {
      assertThat(call("traversal.count", Map.of("method", method)).get(0).get("count"))
          .as(method)
          .isEqualTo(trueNodes);
    }
    await().atMost(REMEMBERED).until(ShippedPacksIT::isRemembered);
    write("traversal.clear", Map.of());
  }
}
