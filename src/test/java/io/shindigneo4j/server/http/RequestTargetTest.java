package io.shindigneo4j.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.server.connection.RequestRejectedException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The target of a request")
class RequestTargetTest {

  @ParameterizedTest
  @CsvSource({
    "/cypher, /cypher",
    "/cypher?bookmark=a://b/c, /cypher",
    "http://localhost:7690/cypher, /cypher",
    "HTTPS://localhost/cypher?mode=read, /cypher",
    "http://localhost/call/a?u=http://other/call/b, /call/a"
  })
  void hasAPathBehindAHostOrWithoutOne(String uri, String path) throws RequestRejectedException {
    assertThat(RequestTarget.of(uri).path()).isEqualTo(path);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "*",
        "call/x",
        "http://host",
        "http://host?x=/call/secret",
        "http://host#/call/secret",
        "http:///call/secret",
        "://host/call/secret",
        "1http://host/call/secret",
        "?u=://host/call/secret",
        "x?u=http://host/call/secret"
      })
  void hasNoneWhereASlashIsElsewhere(String uri) {
    assertThatThrownBy(() -> RequestTarget.of(uri))
        .isInstanceOfSatisfying(
            RequestRejectedException.class,
            refusal ->
                assertThat(refusal.kind()).isEqualTo(RequestRejectedException.Kind.UNKNOWN_PATH));
  }
}
