package io.shindigneo4j.web.gadgetoauth;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.web.launcher.Browser;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import org.json.JSONObject;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** It takes the callback that is registered, and no other. */
@DisplayName("A gadget that fetches from our own OAuth 1.0a server")
@ExtendWith(SharedGraphServer.class)
@Timeout(300)
class OwnServerOfOAuth1Test {

  @TempDir static Path directory;
  private static OtherSite site;
  private static GadgetContainer container;

  @BeforeAll
  static void start(GraphServer graph) throws Exception {
    site = new OtherSite();
    container = new GadgetContainer(graph, directory, site);
  }

  @AfterAll
  static void stop() {
    container.close();
    site.close();
  }

  @BeforeEach
  void fill() {
    container.fill();
    container.registerOwnServerOfOAuth1();
  }

  private static JSONObject fetch(String viewer) throws Exception {
    return container.makeRequest(viewer, "oauth", "own", container.people());
  }

  private static String approval(String viewer) throws Exception {
    return container.approval(viewer, "oauth", "own", container.people());
  }

  private static HttpResponse<String> decide(String viewer, String decision) throws Exception {
    Browser browser = container.browser().signIn(viewer);
    return container.visit(browser, container.decide(browser, approval(viewer), decision));
  }

  @Test
  void getsDataOnceItsViewerHasApproved() throws Exception {
    for (String viewer : new String[] {"john.doe", "jane.doe"}) {
      assertThat(decide(viewer, "allow").body()).contains("The gadget is connected");
    }
    for (String viewer : new String[] {"john.doe", "jane.doe"}) {
      JSONObject answer = fetch(viewer);
      assertThat(answer.getInt("rc")).as(answer.toString()).isEqualTo(200);
      assertThat(answer.getString("body")).contains("\"id\":\"" + viewer + "\"");
    }
  }

  @Test
  void getsNothingForWhoDenies() throws Exception {
    assertThat(decide("john.doe", "deny").body()).contains("The gadget is not connected");
    assertThat(container.count("(t:GadgetToken)")).isZero();
    assertThat(approval("john.doe")).contains("oauth_token=");
  }

  @Test
  void getsNothingWithACallbackThatIsNotRegistered() throws Exception {
    container.graph(
        "MATCH (c:OAuthClient) SET c.redirectUris = ['http://127.0.0.1/gadgets/oauthcallback']");
    assertThat(fetch("john.doe").getString("oauthError")).isEqualTo("UNKNOWN_PROBLEM");
  }
}
