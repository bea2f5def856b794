package io.shindigneo4j.installation;

import static org.assertj.core.api.Assertions.assertThat;

import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.ResultRecord;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.testing.CuttingProxy;
import io.shindigneo4j.testing.TestDeadlines;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Neo4j has done the write, and Shindig does not get the answer. */
@DisplayName("A write by REST whose connection to Neo4j is cut before the answer")
@TestInstance(Lifecycle.PER_CLASS)
@Timeout(value = TestDeadlines.TEST_SECONDS, unit = TimeUnit.SECONDS)
class CutConnectionIT {

  private static final String OUTBOX = "/rest/messages/@me/@outbox";

  @RegisterExtension final SharedNeo4j neo4j = new SharedNeo4j();
  private CuttingProxy proxy;
  private StockTomcat tomcat;
  private GraphDriver driver;

  @BeforeAll
  void start() throws Exception {
    proxy = new CuttingProxy(neo4j.server().port());
    Map<String, String> environment = new HashMap<>(neo4j.server().environment());
    environment.put("SHINDIG_NEO4J_URI", neo4j.server().uri(proxy.port()));
    environment.put("SHINDIG_NEO4J_REVOCATION_INTERVAL", "PT1H"); // no answer but that to the write
    tomcat = StockTomcat.start(environment);
    driver = neo4j.server().driver();
  }

  @AfterAll
  void stop() throws Exception {
    driver.close();
    tomcat.close();
    proxy.close();
  }

  private RequestSpecification message(String title) {
    Map<String, Object> message =
        Map.of("title", title, "body", "A text", "recipients", List.of("jane.doe"));
    return new SocialApi(tomcat.address()).as("john.doe").body(message);
  }

  /** Sends what has an answer already, so that the next answer is that to the write. */
  private void cutNextAnswer() {
    message("before").post(OUTBOX).then().statusCode(200);
    proxy.cutNextAnswer();
  }

  private List<Object> messages(String title) {
    return driver
        .execute(
            Statement.cypher("MATCH (m:Message {title: $title}) RETURN m.id AS id")
                .with(Map.of("title", title)))
        .records()
        .stream()
        .map(CutConnectionIT::id)
        .toList();
  }

  private static Object id(ResultRecord message) {
    return message.get("id");
  }

  @Test
  @DisplayName("is answered with 503, and may have been done")
  void withoutARequestId() {
    cutNextAnswer();
    int before = proxy.cuts();
    Response answer = message("once").post(OUTBOX);
    assertThat(answer.statusCode()).isEqualTo(503);
    assertThat(answer.header("Retry-After")).isEqualTo("1");
    assertThat(proxy.cuts()).isEqualTo(before + 1);
    assertThat(messages("once")).as("Neo4j has done it").hasSize(1);
  }

  @Test
  @DisplayName("with a request id is sent again, done once, and answered")
  void withARequestId() {
    cutNextAnswer();
    int before = proxy.cuts();
    Response answer = message("repeated").queryParam("requestId", "cut").post(OUTBOX);
    assertThat(answer.statusCode()).isEqualTo(200);
    assertThat(proxy.cuts()).isEqualTo(before + 1);
    assertThat(messages("repeated")).containsExactly(answer.jsonPath().getString("entry.id"));
  }
}
