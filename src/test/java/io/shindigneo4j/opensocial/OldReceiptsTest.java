package io.shindigneo4j.opensocial;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.schema.request.Receipt;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.Link;
import io.shindigneo4j.testing.SharedGraphServer;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@DisplayName("Shindig over Bolt deletes the receipts")
@ExtendWith(SharedGraphServer.class)
class OldReceiptsTest {

  private static final Instant NOW = Instant.parse("2026-03-04T05:06:07Z");

  @Test
  void thatAreOlderThanADay(GraphServer server) {
    server.clear();
    GraphDriver driver = Link.BOLT.sharedDriver(server);
    long day = NOW.toEpochMilli() - Receipt.LIFETIME;
    driver.execute(
        Statement.cypher(
                "CREATE (:Request {key: 'old', at: $day - 1}), (:Request {key: 'new', at: $day})")
            .with("day", day)
            .writing());
    try (ReceiptCleanup cleanup = new ReceiptCleanup(driver, Clock.fixed(NOW, ZoneOffset.UTC))) {
      cleanup.cleanUp();
    }
    assertThat(
            driver
                .execute(Statement.cypher("MATCH (r:Request) RETURN collect(r.key) AS keys"))
                .first()
                .orElseThrow()
                .get("keys"))
        .asString()
        .isEqualTo("[new]");
  }
}
