package io.shindigneo4j.opensocial.appdata;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.Map;
import org.apache.shindig.auth.BasicSecurityToken;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.protocol.ProtocolException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A thousand applications at most keep values for a person")
class AppDataApplicationsTest extends AppDataContract {

  private static final Map<String, Object> VALUES = Map.of("key", "value");

  private static SecurityToken token(String application) {
    return new BasicSecurityToken(
        "a", "a", application, "domain", "http://app/", "0", "default", null, null);
  }

  @BeforeEach
  void dataOfAThousand() {
    graph(
        """
        MATCH (person:Person {id: 'a'}) UNWIND range(1, 1000) AS i
        CREATE (person)-[:HAS_APP_DATA]->(:AppData {application: 'app' + i})
          -[:HAS_VALUE]->(:AppDataValue {key: 'own', text: '1', size: 4})
        """);
  }

  @Test
  void soAnotherIsRefusedAndSaysWhy() {
    assertThatExceptionOfType(ProtocolException.class)
        .isThrownBy(() -> put(token("another"), VALUES))
        .withMessageContaining("1000 applications")
        .matches(refusal -> refusal.getCode() == 413);
    assertThat(count("(:AppData)")).isEqualTo(1_000);
    put(token("app7"), VALUES);
    assertThat(own(token("app7"))).containsKeys("own", "key");
  }

  @Test
  void andOneWithoutValuesGivesItsPlaceToAnother() {
    delete(token("app7"), "a", "own");
    put(token("another"), VALUES);
    assertThat(own(token("another"))).isEqualTo(VALUES);
    assertThat(count("(:AppData)")).isEqualTo(1_000);
    assertThatExceptionOfType(ProtocolException.class)
        .isThrownBy(() -> put(token("app7"), VALUES))
        .matches(refusal -> refusal.getCode() == 413);
  }
}
