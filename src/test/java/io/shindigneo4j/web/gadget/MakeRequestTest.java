package io.shindigneo4j.web.gadget;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.testing.Tokens;
import io.shindigneo4j.web.launcher.Answer;
import io.shindigneo4j.web.launcher.WebappServer;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("What a page fetches by makeRequest")
@ExtendWith(SharedGraphServer.class)
@Timeout(300)
class MakeRequestTest {

  @TempDir static Path directory;
  private static WebappServer server;

  @BeforeAll
  static void start(GraphServer graph) {
    server = WebappServer.start(directory, graph, Map.of());
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  /** Such as that of the container's own page. */
  @ParameterizedTest
  @ValueSource(strings = {"container", "1", "a b", "http://", "javascript:1", "ftp://a.test/g.xml"})
  void isForNoApplicationWithoutAnAddress(String application) throws Exception {
    Answer answer = makeRequest(application, "");
    assertThat(answer.status()).isEqualTo(403);
    assertThat(answer.body()).contains("is no gadget's address");
  }

  /** Nobody answers there. */
  @ParameterizedTest
  @ValueSource(strings = {"", "&bypassSpecCache=1", "&refresh=x", "&authz=none"})
  void isForAGadgetThatCanBeRead(String parameters) throws Exception {
    Answer answer = makeRequest("http://gadgets.invalid/g.xml", parameters);
    assertThat(answer.body()).contains("Error processing gadget");
  }

  @ParameterizedTest
  @ValueSource(strings = {"httpMethod", "authz", "headers"})
  void isRefusedWithManyLettersThatGrow(String parameter) throws Exception {
    String application = "http://gadgets.invalid/g.xml";
    String value = URLEncoder.encode("\u00DF".repeat(1_001), StandardCharsets.UTF_8);
    Answer answer = makeRequest(application, "&" + parameter + "=" + value);
    assertThat(answer.status()).isEqualTo(400);
  }

  private static Answer makeRequest(String application, String parameters) throws Exception {
    String token =
        URLEncoder.encode(
            Tokens.encrypted("jane.doe", "jane.doe", application), StandardCharsets.UTF_8);
    String address = "/gadgets/makeRequest?url=http%3A%2F%2Fsite.invalid%2F&st=" + token;
    return Answer.to("GET", server.address() + address + parameters, null);
  }
}
