package io.shindigneo4j.installation;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.FormData;
import com.microsoft.playwright.options.RequestOptions;
import io.shindigneo4j.testing.Exhaustive;
import io.shindigneo4j.testing.FreePort;
import io.shindigneo4j.testing.JsonPath;
import io.shindigneo4j.testing.TestDeadlines;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The WAR in a stock Tomcat, Keycloak and Chromium, as people use them. */
@DisplayName("Who has an account at Keycloak")
@Timeout(value = 30, unit = TimeUnit.MINUTES)
@Exhaustive
class SignInByKeycloakIT {
  @RegisterExtension static final SharedNeo4j NEO4J = new SharedNeo4j();

  private static Chromium chromium;
  private static Keycloak keycloak;
  private static StockTomcat tomcat;
  private static String site;

  @BeforeAll
  static void start() throws Exception {
    int port = FreePort.find();
    site = "http://localhost:" + port;
    chromium = Chromium.start();
    keycloak = new Keycloak(site);
    Map<String, String> environment = new HashMap<>(NEO4J.server().environment());
    environment.put("SHINDIG_NEO4J_OIDC_ISSUER", keycloak.issuer());
    environment.put("SHINDIG_NEO4J_OIDC_CLIENT", Keycloak.CLIENT);
    environment.put("SHINDIG_NEO4J_OIDC_CLIENT_SECRET", Keycloak.SECRET);
    environment.put("SHINDIG_NEO4J_OIDC_ORIGIN", site);
    environment.put("SHINDIG_NEO4J_OIDC_PERSON_CLAIM", "preferred_username");
    environment.put("SHINDIG_NEO4J_OIDC_NEW_PEOPLE", "true");
    environment.put("SHINDIG_NEO4J_CALL_TIMEOUT", TestDeadlines.HANGING.toString());
    tomcat = StockTomcat.startOn(port, environment);
  }

  @AfterAll
  static void stop() throws Exception {
    if (tomcat != null) {
      tomcat.close();
    }
    if (keycloak != null) {
      keycloak.close();
    }
    if (chromium != null) {
      chromium.close();
    }
  }

  @BeforeEach
  void reset() throws Exception {
    keycloak.logOutAda();
  }

  @Test
  @DisplayName("signs in with a new profile, gets tokens for gadgets, and signs out at both")
  void signsInAndOut() throws Exception {
    try (Page page = chromium.page()) {
      signIn(page);
      String token = token(page);
      Http.Answer profile = profile(token);
      assertThat(profile.status()).isEqualTo(200);
      assertThat(profile.body()).contains("Ada Lovelace", "ada@example.org", "\"ada\"");
      assertThat(keycloak.sessionsOfAda()).isEqualTo(1);
      page.navigate(site + "/identity/signin");
      page.getByText("Sign out", new Page.GetByTextOptions().setExact(true)).click();
      page.waitForURL(keycloak.issuer() + "/**");
      page.locator("#kc-logout").click();
      page.waitForURL(site + "/identity/signout**");
      PlaywrightAssertions.assertThat(page.locator("h1")).hasText("You are signed out");
      TestDeadlines.await().until(() -> keycloak.sessionsOfAda() == 0);
      TestDeadlines.await().until(() -> profile(token).status() == 401);
      page.navigate(site + "/identity/signin");
      PlaywrightAssertions.assertThat(page.locator("#username")).isVisible();
    }
  }

  @Test
  @DisplayName("is signed out here once an administrator of Keycloak ends the session there")
  void isSignedOut() throws Exception {
    try (Page page = chromium.page()) {
      signIn(page);
      String token = token(page);
      assertThat(profile(token).status()).isEqualTo(200);
      keycloak.logOutAda();
      page.waitForCondition(() -> person(page).equals(""));
      TestDeadlines.await().until(() -> profile(token).status() == 401);
      signIn(page);
    }
  }

  private static void signIn(Page page) {
    page.navigate(site + "/identity/signin?return=%2Fidentity%2Fconsents");
    page.locator("#username").fill("ada");
    page.locator("#password").fill(Keycloak.PASSWORD);
    page.locator("#kc-login").click();
    page.waitForURL(site + "/identity/consents");
    assertThat(person(page)).isEqualTo("ada");
  }

  /** With the cookies of the browser, as a script of our own pages. */
  private static JsonPath session(Page page) {
    return JsonPath.from(page.request().get(site + "/identity/session").text());
  }

  private static String person(Page page) {
    String person = session(page).getString("person");
    return person == null ? "" : person;
  }

  private static String token(Page page) {
    RequestOptions form =
        RequestOptions.create()
            .setHeader("X-CSRF-Token", session(page).getString("csrf"))
            .setForm(FormData.create().set("application", "http://example.org/gadget.xml"));
    APIResponse answer = page.request().post(site + "/identity/token", form);
    return JsonPath.from(answer.text()).getString("token");
  }

  private static Http.Answer profile(String token) throws Exception {
    return Http.at(site + "/social/rest/people/@me/@self?fields=displayName,emails")
        .withHeader("X-Shindig-ST", token)
        .get();
  }
}
