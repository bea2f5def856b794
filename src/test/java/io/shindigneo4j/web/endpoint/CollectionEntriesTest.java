package io.shindigneo4j.web.endpoint;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.JsonPath;
import io.shindigneo4j.testing.Tokens;
import io.shindigneo4j.web.launcher.Answer;
import io.shindigneo4j.web.launcher.ProbeServer;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What the historic clients in Java, Perl and Ruby read. */
@DisplayName("For clients of OpenSocial 0.9, a collection has its list as entry, too")
@Timeout(300)
class CollectionEntriesTest {

  @TempDir static Path directory;
  private static ProbeServer server;

  @BeforeAll
  static void start() throws IOException {
    server =
        ProbeServer.start(
            directory,
            Map.of(
                "shindig.neo4j.collection-entries", "true",
                "shindig.json-rpc.result-field", "both"));
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @Test
  void byRest() throws Exception {
    assertIsWhole(JsonPath.from(rest("/collection").body()));
    assertThat(rest("/collection?callback=show").body()).contains("\"entry\":[\"one\"");
    assertThat(rest("/collection?format=xml").body()).containsOnlyOnce("one");
  }

  @Test
  void asASingleThingIsOneAnyway() throws Exception {
    assertThat(JsonPath.from(rest("").body()).getString("entry.viewer")).isEqualTo("john.doe");
  }

  @Test
  void byJsonRpc() throws Exception {
    String call = "{\"method\": \"probe.collection\", \"id\": \"a\"}";
    for (String field : new String[] {"data", "result"}) {
      assertIsWhole(JsonPath.from(rpc(call).body()).at(field));
      assertIsWhole(JsonPath.from(rpc("[" + call + "]").body()).at("[0]." + field));
    }
    assertThat(rpc("{\"method\": \"probe.failing\"}").body()).contains("\"error\"");
  }

  private static void assertIsWhole(JsonPath collection) {
    assertThat(collection.getList("entry")).containsExactly("one", "two");
    assertThat(collection.getList("list")).containsExactly("one", "two");
    assertThat(collection.getInt("startIndex")).isEqualTo(3);
    assertThat(collection.getInt("totalResults")).isEqualTo(9);
    assertThat(collection.getInt("itemsPerPage")).isEqualTo(2);
    assertThat(collection.getBoolean("sorted")).isFalse();
  }

  private static Answer rest(String query) throws Exception {
    return send("GET", "/social/rest/probe" + query, null);
  }

  private static Answer rpc(String body) throws Exception {
    return send("POST", "/social/rpc", body);
  }

  private static Answer send(String method, String target, String body) throws Exception {
    return Answer.to(
        method, server.address() + target, body, "X-Shindig-ST", Tokens.encrypted("john.doe"));
  }
}
