package io.shindigneo4j.web.gadget;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.shindigneo4j.testing.TestDeadlines;
import io.shindigneo4j.testing.Tokens;
import io.shindigneo4j.web.client.TestClients;
import java.util.Map;
import org.apache.shindig.gadgets.servlet.HttpRequestHandler;
import org.apache.shindig.protocol.BaseRequestItem;
import org.apache.shindig.protocol.ProtocolException;
import org.apache.shindig.protocol.conversion.BeanJsonConverter;
import org.json.JSONArray;
import org.json.JSONException;
import org.json.JSONObject;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@DisplayName("The service of HTTP")
@Timeout(TestDeadlines.TEST_SECONDS)
class SignedInHttpHandlerTest {
  /** More than half of what a response may have. */
  private static final String PAGE = "a".repeat(3 << 20);

  /** What comes from the cache is in the answer, too. */
  @Test
  void answersACallThatIsTooLargeWithThoseBeforeIt() throws Exception {
    try (GadgetServer server = GadgetServer.start(address -> PAGE)) {
      TestClients.enter("jane");
      assertThat(status(server, "a")).isEqualTo(200);
      TestClients.enter("jane");
      assertThat(status(server, "a")).isEqualTo(200);
      assertThat(status(server, "a")).isEqualTo(502);
      assertThat(status(server, "b")).isEqualTo(502);
      assertThat(server.fetched())
          .filteredOn(address -> address.startsWith("http://site.example/"))
          .containsExactly("http://site.example/a");
    } finally {
      TestClients.leave();
    }
  }

  @Test
  void refusesNamesWithManyLettersThatGrow() throws Exception {
    JSONObject headers = new JSONObject().put("ß".repeat(1_001), new JSONArray().put("x"));
    try (GadgetServer server = GadgetServer.start(address -> PAGE)) {
      TestClients.enter("jane");
      JSONObject call = call("a").put("headers", headers);
      assertThatExceptionOfType(ProtocolException.class)
          .isThrownBy(() -> get(server, call))
          .satisfies(e -> assertThat(e.getCode()).isEqualTo(400));
    } finally {
      TestClients.leave();
    }
  }

  private static int status(GadgetServer server, String path) throws JSONException {
    return get(server, call(path)).getStatus();
  }

  private static JSONObject call(String path) throws JSONException {
    return new JSONObject().put("href", "http://site.example/" + path);
  }

  private static HttpRequestHandler.HttpApiResponse get(GadgetServer server, JSONObject call) {
    BeanJsonConverter converter = server.get(BeanJsonConverter.class);
    return server
        .get(HttpRequestHandler.class)
        .get(
            new BaseRequestItem(
                call, Map.of(), Tokens.viewer("jane", "app"), converter, converter));
  }
}
