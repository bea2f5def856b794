package io.shindigneo4j.installation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.testing.Exhaustive;
import io.shindigneo4j.testing.FreePort;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.json.JSONObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

@Timeout(value = 10, unit = TimeUnit.MINUTES)
class StockTomcatIT {
  @Test
  void theWarStartsWithAddressCredentialsAndKeyAloneAndLeavesNoThreadBehind() throws Exception {
    startsAndStops(TomcatRelease.TOMCAT_9);
  }

  @Exhaustive
  @ParameterizedTest
  @EnumSource(mode = Mode.EXCLUDE, names = "TOMCAT_9")
  void theJakartaWarStartsAsWell(TomcatRelease release) throws Exception {
    startsAndStops(release);
  }

  private static void startsAndStops(TomcatRelease release) throws Exception {
    try (StockTomcat tomcat = StockTomcat.start(release, addressAndCredentials())) {
      Http.Answer fields = Http.at(tomcat.address() + "social/rest/people/@supportedFields").get();
      assertThat(fields.status()).isEqualTo(200);
      assertThat(fields.body()).contains("thumbnailUrl");
      assertThat(Http.at(tomcat.address() + "gadgets/js/core.js").get().status()).isEqualTo(200);
      assertThat(tomcat.log()).doesNotContain("SEVERE");
      try (JvmBeans beans = tomcat.beans()) {
        assertThat(beans.meters("io.shindigneo4j.client"))
            .contains("shindig.neo4j.client.connections", "shindig.neo4j.client.bytes.sent");
      }
      tomcat.stop();
      assertThat(tomcat.log()).doesNotContainPattern("has failed to stop it.*\\n.*shindigneo4j");
    }
  }

  @Test
  void theWarDoesNotStartWithoutAKey() throws IOException {
    Map<String, String> environment = new HashMap<>(addressAndCredentials());
    environment.put("SHINDIG_NEO4J_TOKEN_KEY", "");
    assertThatThrownBy(() -> StockTomcat.start(environment))
        .hasMessageContaining(
            "Shindig does not start. Security tokens need a key: set shindig.neo4j.token-key or"
                + " shindig.neo4j.token-key-file");
  }

  @Test
  void theWarWritesItsLinesAsJsonWhereThatIsSetAndTomcatDoesNot() throws Exception {
    Map<String, String> environment = new HashMap<>(addressAndCredentials());
    environment.put("SHINDIG_NEO4J_LOG_FORMAT", "json");
    try (StockTomcat tomcat = StockTomcat.start(environment)) {
      for (int i = 0; i < 20; i++) { // more than are told one by one
        assertThat(Http.at(tomcat.address() + "social/rest/people/@me?st=bad").get().status())
            .isEqualTo(401);
      }
      assertThat(Http.at(tomcat.address() + "health").get().status()).isEqualTo(503);
      tomcat.stop();
      List<String> ours =
          tomcat.log().lines().filter(line -> line.contains("io.shindigneo4j.audit")).toList();
      assertThat(ours).hasSize(11);
      for (String line : ours) {
        assertThat(new JSONObject(line).getJSONObject("audit").getString("reason"))
            .isEqualTo("security-token");
      }
      assertThat(tomcat.log().lines().filter(line -> line.contains("Server startup in")))
          .hasSize(1)
          .noneMatch(line -> line.startsWith("{"));
      assertThat(tomcat.log()).doesNotContainPattern("has failed to stop it.*\\n.*shindigneo4j");
    }
  }

  /** The database is down, which must not keep Shindig from starting. */
  private static Map<String, String> addressAndCredentials() throws IOException {
    return Map.of(
        "SHINDIG_NEO4J_URI", "ws://127.0.0.1:" + FreePort.find() + "/neo4j",
        "SHINDIG_NEO4J_USERNAME", "neo4j",
        "SHINDIG_NEO4J_PASSWORD", "secret");
  }
}
