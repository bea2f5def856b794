package io.shindigneo4j.opensocial.friendships;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.shindigneo4j.opensocial.system.SystemMethodsHandler;
import io.shindigneo4j.testing.HandlerContract;
import java.io.IOException;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The methods of people, friendships and groups")
class DescribedMethodsTest extends HandlerContract {

  @Test
  void areDescribed() throws IOException {
    Map<String, ?> descriptions =
        new ObjectMapper()
            .readValue(
                SystemMethodsHandler.class.getResource("methods.json"), new TypeReference<>() {});
    assertThat(calls.methods())
        .hasSizeGreaterThan(20)
        .allSatisfy(method -> assertThat(descriptions).containsKey(method));
  }
}
