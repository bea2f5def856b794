package io.shindigneo4j.installation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.testing.FreePort;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(value = 10, unit = TimeUnit.MINUTES)
class StockTomcatIT {
  @Test
  void theWarStartsWithAddressCredentialsAndKeyAloneAndLeavesNoThreadBehind() throws Exception {
    try (StockTomcat tomcat = StockTomcat.start(addressAndCredentials())) {
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

  /** The database is down, which must not keep Shindig from starting. */
  private static Map<String, String> addressAndCredentials() throws IOException {
    return Map.of(
        "SHINDIG_NEO4J_URI", "ws://127.0.0.1:" + FreePort.find() + "/neo4j",
        "SHINDIG_NEO4J_USERNAME", "neo4j",
        "SHINDIG_NEO4J_PASSWORD", "secret");
  }
}
