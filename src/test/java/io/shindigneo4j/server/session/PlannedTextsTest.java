package io.shindigneo4j.server.session;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.Message.RunCypher;
import io.shindigneo4j.server.execution.PlanKey;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.neo4j.kernel.impl.api.DatabaseSchemaState;
import org.neo4j.logging.NullLogProvider;

@DisplayName("A text that has been planned")
class PlannedTextsTest {

  private final DatabaseSchemaState schema = new DatabaseSchemaState(NullLogProvider.getInstance());
  private int cleared;
  private final PlannedTexts planned = new PlannedTexts(schema, () -> cleared++);

  private static PlanKey key(String text) {
    return PlanKey.of(new RunCypher(1, AccessMode.READ, Duration.ZERO, text, Map.of()));
  }

  @Test
  void isKnownUntilTheSchemaChanges() {
    planned.add(key("one"), planned.schemaVersion());
    assertThat(planned.contains(key("one"))).isTrue();
    schema.clear();
    assertThat(planned.contains(key("one"))).isFalse();
    planned.schemaVersion();
    assertThat(planned.contains(key("one"))).isFalse();
  }

  @Test
  void isNotKnownWhereTheSchemaHasChangedMeanwhile() {
    Object before = planned.schemaVersion();
    schema.clear();
    planned.add(key("one"), before);
    assertThat(planned.contains(key("one"))).isFalse();
    planned.add(key("two"), planned.schemaVersion());
    planned.add(key("one"), before);
    assertThat(planned.contains(key("one"))).isFalse();
    assertThat(planned.contains(key("two"))).isTrue();
  }

  @Test
  void isForgottenOnceAllTogetherAreTooLong() {
    String million = "x".repeat(1_000_000);
    for (int i = 0; i < 6; i++) {
      planned.add(key(i + million), planned.schemaVersion());
    }
    assertThat(planned.contains(key(0 + million))).isFalse();
    assertThat(planned.contains(key(5 + million))).isTrue();
    assertThat(cleared).as("in Neo4j as well").isEqualTo(1);
    planned.add(key(million.repeat(5)), planned.schemaVersion());
    assertThat(planned.contains(key(million.repeat(5)))).as("longer than all may be").isFalse();
    assertThat(cleared).isEqualTo(2);
  }

  @Test
  void isForgottenForTextsThatAreWrong() {
    planned.add(key("one"), planned.schemaVersion());
    for (int i = 0; i < 5; i++) {
      planned.count(key(i + "x".repeat(1_000_000)));
    }
    assertThat(planned.contains(key("one"))).isFalse();
    assertThat(cleared).isEqualTo(1);
  }

  @Test
  void isNotKnownWhereAllWereForgottenMeanwhile() {
    Object before = planned.schemaVersion();
    planned.count(key("x".repeat(5_000_000)));
    planned.add(key("one"), before);
    assertThat(planned.contains(key("one"))).isFalse();
  }

  @Test
  void isForgottenOnceThereAreTooMany() {
    for (int i = 0; i <= 1_001; i++) {
      planned.add(key("text " + i), planned.schemaVersion());
    }
    assertThat(planned.contains(key("text 0"))).isFalse();
    assertThat(planned.contains(key("text 1001"))).isTrue();
  }
}
