package io.shindigneo4j.opensocial.friendships;

import static org.assertj.core.api.Assertions.assertThat;

import io.restassured.path.json.JsonPath;
import io.shindigneo4j.opensocial.system.SystemMethodsHandler;
import io.shindigneo4j.testing.HandlerContract;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The methods of people, friendships and groups")
class DescribedMethodsTest extends HandlerContract {

  @Test
  void areDescribed() {
    Map<String, ?> descriptions =
        new JsonPath(SystemMethodsHandler.class.getResource("methods.json")).getMap("");
    assertThat(calls.methods())
        .hasSizeGreaterThan(20)
        .allSatisfy(method -> assertThat(descriptions).containsKey(method));
  }
}
