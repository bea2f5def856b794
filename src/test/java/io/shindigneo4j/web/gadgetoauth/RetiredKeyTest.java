package io.shindigneo4j.web.gadgetoauth;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.testing.TestDeadlines;
import io.shindigneo4j.testing.Tokens;
import io.shindigneo4j.web.command.Operator;
import java.nio.file.Path;
import java.util.Map;
import net.oauth.OAuthConsumer;
import org.json.JSONObject;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A gadget that fetches by OAuth, once the key of tokens is another")
@ExtendWith(SharedGraphServer.class)
@Timeout(600)
class RetiredKeyTest {

  @TempDir private Path directory;

  private Operator operator;
  private GadgetContainer container;

  @Test
  void getsDataWithoutAnotherApproval(GraphServer graph) throws Exception {
    operator = new Operator(graph, directory.resolve("token.key"));
    try (OtherSite site = new OtherSite();
        GadgetContainer started = new GadgetContainer(graph, directory, site, operator.keys())) {
      container = started;
      container.fill();
      container.registerOwnServer();
      container.registerOAuth1("one");
      connectOne(site);
      container.connect("john.doe");

      operator.replaceKey();
      String old = Tokens.encrypted("john.doe");
      TestDeadlines.await().until(() -> status(old) == 401);

      container.graph("MATCH (t:OAuthToken {kind: 'access'}) DETACH DELETE t");
      TestDeadlines.await() // what reads the keys apart may read them a second later
          .untilAsserted(
              () -> assertBody("oauth2", "people", container.people(), "\"id\":\"john.doe\""));
      assertThat(container.count("(t:OAuthToken {kind: 'refresh', used: true})"))
          .as("renewed by the secret of the service")
          .isEqualTo(1);
      assertBody("oauth", "one", site.address(OAuth1Provider.RESOURCE), "data of john.doe");
    }
  }

  /** A fetch with a token of the new key. */
  private void assertBody(String authorization, String service, String url, String body)
      throws Exception {
    assertThat(operator.run("token --viewer john.doe --app " + container.gadget())).isZero();
    String token = operator.lines().get(0);
    JSONObject answer = container.makeRequest(token, authorization, service, url, Map.of());
    assertThat(answer.optString("body")).as(answer.toString()).contains(body);
  }

  private void connectOne(OtherSite site) throws Exception {
    OAuth1Provider provider =
        new OAuth1Provider(site, new OAuthConsumer(null, "shindig", GadgetContainer.SECRET, null));
    String approval =
        container.approval("john.doe", "oauth", "one", site.address(OAuth1Provider.RESOURCE));
    String back = provider.approve(approval, "john.doe");
    assertThat(container.visit(container.browser().signIn("john.doe"), back).statusCode())
        .isEqualTo(200);
  }

  private int status(String token) throws Exception {
    return container.browser().get("/social/rest/people/@me/@self?st=" + token).statusCode();
  }
}
