package io.shindigneo4j.web.gadgetoauth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.shindigneo4j.opensocial.gadgetoauth.ServiceRegistration;
import io.shindigneo4j.schema.gadgetoauth.ServiceOperations.ClientProof;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.RsaKeys;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.testing.Tokens;
import io.shindigneo4j.web.launcher.Browser;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.security.KeyPair;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import net.oauth.OAuthConsumer;
import net.oauth.signature.RSA_SHA1;
import org.json.JSONObject;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** The service is a scripted server, which checks each signature by net.oauth. */
@DisplayName("A gadget that fetches by OAuth 1.0a")
@ExtendWith(SharedGraphServer.class)
@Timeout(300)
class OAuth1GadgetsTest {
  private static final String SERVICE = "one";

  @TempDir static Path directory;
  private static OtherSite site;
  private static GadgetContainer container;

  private OAuth1Provider provider;

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
    provider =
        new OAuth1Provider(site, new OAuthConsumer(null, "shindig", GadgetContainer.SECRET, null));
    container.registerOAuth1(SERVICE);
  }

  private static JSONObject fetch(String viewer) throws Exception {
    return container.makeRequest(
        viewer, "oauth", SERVICE, site.address(OAuth1Provider.RESOURCE) + "?a=b%20c");
  }

  private String back(String viewer) throws Exception {
    return provider.approve(fetch(viewer).getString("oauthApprovalUrl"), viewer);
  }

  private void connect(String viewer) throws Exception {
    String back = back(viewer);
    HttpResponse<String> page = container.visit(container.browser().signIn(viewer), back);
    assertThat(page.statusCode()).as(page.body()).isEqualTo(200);
    assertThat(page.body()).contains("is connected").doesNotContain("secretOf", "access");
  }

  @Test
  void getsDataOnceItsViewerHasApproved() throws Exception {
    connect("john.doe");
    connect("jane.doe");
    JSONObject answer = fetch("john.doe");
    assertThat(answer.getString("body")).isEqualTo("data of john.doe");
    assertThat(answer.toString()).doesNotContain("secretOf", "oauthState", "access");
    assertThat(fetch("jane.doe").getString("body")).isEqualTo("data of jane.doe");
    assertThat(container.texts())
        .filteredOn(text -> text != null)
        .noneMatch(
            text ->
                text.contains("secretOf")
                    || text.matches(".*access\\d.*")
                    || text.contains(GadgetContainer.SECRET));
  }

  @Test
  void asksForOneRequestTokenForAllItsRequests() throws Exception {
    String first = fetch("john.doe").getString("oauthApprovalUrl");
    assertThat(fetch("john.doe").getString("oauthApprovalUrl")).isEqualTo(first);
    assertThat(site.received(OAuth1Provider.REQUEST)).hasSize(1);
  }

  /** Each has asked the service before either has kept what it got. */
  @Test
  void asksItsViewerOnceWhereTwoBeginAtOnce() throws Exception {
    CyclicBarrier both = new CyclicBarrier(2);
    site.before(OAuth1Provider.REQUEST, () -> both.await(1, TimeUnit.MINUTES));
    List<CompletableFuture<String>> begun =
        Stream.of("john.doe", "john.doe")
            .map(viewer -> CompletableFuture.supplyAsync(() -> quietly(viewer)))
            .toList();
    List<String> approvals = begun.stream().map(CompletableFuture::join).distinct().toList();
    assertThat(site.received(OAuth1Provider.REQUEST)).hasSize(2);
    assertThat(approvals).hasSize(1);
    String back = provider.approve(approvals.get(0), "john.doe");
    container.visit(container.browser().signIn("john.doe"), back);
    assertThat(fetch("john.doe").getString("body")).isEqualTo("data of john.doe");
  }

  private static String quietly(String viewer) {
    try {
      return fetch(viewer).getString("oauthApprovalUrl");
    } catch (Exception e) {
      throw new AssertionError(e);
    }
  }

  /** The one that is there is void, though it is new. */
  @Test
  void asksAgainAfterARevocation() throws Exception {
    String first = fetch("john.doe").getString("oauthApprovalUrl");
    container.revoke("john.doe");
    await()
        .atMost(Duration.ofMinutes(2))
        .until(() -> !fetch("john.doe").getString("oauthApprovalUrl").equals(first));
  }

  @Test
  void isConnectedByItsViewerOnce() throws Exception {
    String back = back("john.doe");
    Browser jane = container.browser().signIn("jane.doe");
    assertThat(container.visit(jane, back).statusCode()).isEqualTo(400);
    assertThat(container.visit(container.browser(), back).statusCode()).isEqualTo(401);
    Browser john = container.browser().signIn("john.doe");
    for (String other :
        List.of(
            back.replaceAll("oauth_token=[^&]+", "oauth_token=another"),
            back.replaceAll("oauth_token=[^&]+&", ""),
            back.replaceAll("service=one", "service=two"),
            back.replace("gadget.xml", "other.xml"),
            back + "&service=one",
            back.replaceAll("[?]gadget=[^&]+&", "?"))) {
      assertThat(container.visit(john, other).statusCode()).as(other).isEqualTo(400);
    }
    assertThat(container.visit(john, back).statusCode()).isEqualTo(200);
    assertThat(container.visit(john, back).statusCode()).isEqualTo(400);
    assertThat(fetch("john.doe").getString("body")).isEqualTo("data of john.doe");
  }

  @Test
  void isNotConnectedByWhatAnotherServiceGives() throws Exception {
    container.registerOAuth1("two");
    String back = back("john.doe").replace("service=one", "service=two");
    HttpResponse<String> page = container.visit(container.browser().signIn("john.doe"), back);
    assertThat(page.statusCode()).isEqualTo(400);
    assertThat(site.received(OAuth1Provider.ACCESS)).isEmpty();
  }

  @Test
  void keepsATokenOfEachName() throws Exception {
    connect("john.doe");
    String approval = named("second").getString("oauthApprovalUrl");
    String back = provider.approve(approval, "jane.doe");
    container.visit(container.browser().signIn("john.doe"), back);
    assertThat(named("second").getString("body")).isEqualTo("data of jane.doe");
    assertThat(fetch("john.doe").getString("body")).isEqualTo("data of john.doe");
  }

  private static JSONObject named(String token) throws Exception {
    return container.makeRequest(
        Tokens.encrypted("john.doe", "john.doe", container.gadget()),
        "oauth",
        SERVICE,
        site.address(OAuth1Provider.RESOURCE),
        Map.of("OAUTH_TOKEN_NAME", token));
  }

  @Test
  void isNotConnectedForWhoDenies() throws Exception {
    Browser john = container.browser().signIn("john.doe");
    String back = back("john.doe").replaceAll("&oauth_verifier=.*", "");
    HttpResponse<String> page = container.visit(john, back + "&oauth_problem=user_refused");
    assertThat(page.statusCode()).isEqualTo(200);
    assertThat(page.body()).contains("not connected");
    assertThat(container.count("(t:GadgetToken)")).isZero();
  }

  /** Any site can lead people there. */
  @Test
  void stillWaitsForItsViewerWhomAnotherSiteLeadsBack() throws Exception {
    Browser john = container.browser().signIn("john.doe");
    String back = back("john.doe");
    HttpResponse<String> page = container.visit(john, back.replaceAll("&oauth_.*", ""));
    assertThat(page.statusCode()).isEqualTo(200);
    assertThat(page.body()).contains("not connected", "/identity/connections");
    assertThat(container.visit(john, back).statusCode()).isEqualTo(200);
    assertThat(fetch("john.doe").getString("body")).isEqualTo("data of john.doe");
  }

  @Test
  void takesFewOfItsViewersPlacesWithWhatWaits() throws Exception {
    connect("john.doe");
    for (int i = 0; i < RequestTokens.MAX + 3; i++) {
      assertThat(named("name " + i).has("oauthApprovalUrl")).isTrue();
    }
    assertThat(container.count("(t:GadgetToken) WHERE t.name STARTS WITH 'approval'"))
        .isEqualTo(RequestTokens.MAX);
    assertThat(container.count("(:GadgetToken {name: 'approval name 0'})")).isZero();
    assertThat(container.count("(:GadgetToken {name: 'approval name 12'})")).isEqualTo(1);
    assertThat(fetch("john.doe").getString("body")).isEqualTo("data of john.doe");
  }

  @Test
  void isNotConnectedByAServiceThatLetsOthersFinish() throws Exception {
    provider.forgetToConfirm();
    assertThat(fetch("john.doe").getString("oauthError")).isEqualTo("UNKNOWN_PROBLEM");
    assertThat(container.count("(t:GadgetToken)")).isZero();
  }

  @Test
  void asksAgainWhenTheServiceHasTakenTheTokenBack() throws Exception {
    connect("john.doe");
    provider.takeBackAll();
    assertThat(fetch("john.doe").has("oauthApprovalUrl")).isTrue();
  }

  @Test
  void cannotSayWhoItIs() throws Exception {
    connect("john.doe");
    JSONObject answer =
        container.makeRequest(
            "john.doe",
            "oauth",
            SERVICE,
            site.address(OAuth1Provider.RESOURCE) + "?OpenSocial_viewer_id=jane.doe");
    assertThat(answer.getString("oauthError")).isEqualTo("INVALID_REQUEST");
  }

  @Test
  void isSignedForBySecretWithoutAToken() throws Exception {
    assertThat(signed().getInt("rc")).isEqualTo(501);
    container.register(
        container.gadget(),
        "",
        ClientProof.HMAC_SHA1,
        Optional.empty(),
        ServiceRegistration.NO_ENDPOINTS,
        Set.of());
    assertThat(signed().getString("body")).isEqualTo("signed for john.doe");
  }

  @Test
  void isSignedForByAKeyOfTheContainer() throws Exception {
    KeyPair keys = RsaKeys.next();
    OAuthConsumer consumer = new OAuthConsumer(null, "shindig", null, null);
    consumer.setProperty(RSA_SHA1.PUBLIC_KEY, keys.getPublic());
    provider = new OAuth1Provider(site, consumer);
    container.register(
        ServiceRegistration.ANY_GADGET,
        "",
        ClientProof.RSA_SHA1,
        Optional.empty(),
        ServiceRegistration.NO_ENDPOINTS,
        Set.of(),
        "-----BEGIN PRIVATE KEY-----\n"
            + Base64.getMimeEncoder().encodeToString(keys.getPrivate().getEncoded())
            + "\n-----END PRIVATE KEY-----");
    assertThat(signed().getString("body")).isEqualTo("signed for john.doe");
  }

  private static JSONObject signed() throws Exception {
    return container.makeRequest(
        Tokens.encrypted("john.doe", "john.doe", container.gadget()),
        "signed",
        "",
        site.address(OAuth1Provider.RESOURCE),
        Map.of());
  }
}
