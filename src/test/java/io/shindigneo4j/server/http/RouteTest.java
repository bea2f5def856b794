package io.shindigneo4j.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.handler.codec.http.HttpMethod;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The methods of a path")
class RouteTest {

  @Test
  void areTwoWhereItCanBeRead() {
    assertThat(Route.HEALTH.allows(HttpMethod.GET)).isTrue();
    assertThat(Route.HEALTH.allows(HttpMethod.HEAD)).isTrue();
    assertThat(Route.HEALTH.allows(HttpMethod.POST)).isFalse();
    assertThat(Route.HEALTH.allowed()).isEqualTo("GET, HEAD");
  }

  @Test
  void areOneWhereWorkIsDone() {
    assertThat(Route.CYPHER.allows(HttpMethod.POST)).isTrue();
    assertThat(Route.CYPHER.allows(HttpMethod.HEAD)).isFalse();
    assertThat(Route.CYPHER.allowed()).isEqualTo("POST");
  }
}
