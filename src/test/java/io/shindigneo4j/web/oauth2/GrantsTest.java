package io.shindigneo4j.web.oauth2;

import static org.assertj.core.api.Assertions.assertThat;

import com.nimbusds.oauth2.sdk.AccessTokenResponse;
import com.nimbusds.oauth2.sdk.AuthorizationCode;
import com.nimbusds.oauth2.sdk.AuthorizationCodeGrant;
import com.nimbusds.oauth2.sdk.AuthorizationGrant;
import com.nimbusds.oauth2.sdk.AuthorizationRequest;
import com.nimbusds.oauth2.sdk.AuthorizationResponse;
import com.nimbusds.oauth2.sdk.ClientCredentialsGrant;
import com.nimbusds.oauth2.sdk.RefreshTokenGrant;
import com.nimbusds.oauth2.sdk.ResponseType;
import com.nimbusds.oauth2.sdk.Scope;
import com.nimbusds.oauth2.sdk.TokenIntrospectionRequest;
import com.nimbusds.oauth2.sdk.TokenIntrospectionResponse;
import com.nimbusds.oauth2.sdk.TokenIntrospectionSuccessResponse;
import com.nimbusds.oauth2.sdk.TokenRequest;
import com.nimbusds.oauth2.sdk.TokenResponse;
import com.nimbusds.oauth2.sdk.TokenRevocationRequest;
import com.nimbusds.oauth2.sdk.as.AuthorizationServerMetadata;
import com.nimbusds.oauth2.sdk.auth.ClientAuthentication;
import com.nimbusds.oauth2.sdk.auth.ClientSecretBasic;
import com.nimbusds.oauth2.sdk.auth.ClientSecretPost;
import com.nimbusds.oauth2.sdk.auth.Secret;
import com.nimbusds.oauth2.sdk.http.HTTPRequest;
import com.nimbusds.oauth2.sdk.http.HTTPResponse;
import com.nimbusds.oauth2.sdk.id.ClientID;
import com.nimbusds.oauth2.sdk.id.Issuer;
import com.nimbusds.oauth2.sdk.id.State;
import com.nimbusds.oauth2.sdk.pkce.CodeChallengeMethod;
import com.nimbusds.oauth2.sdk.pkce.CodeVerifier;
import com.nimbusds.oauth2.sdk.token.Token;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.Requests;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.web.consent.ScopeWords;
import io.shindigneo4j.web.launcher.Browser;
import io.shindigneo4j.web.page.Parameters;
import java.net.URI;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** The client is Nimbus' SDK, over HTTP; the person has a browser. */
@DisplayName("An OAuth 2.0 client")
@ExtendWith(SharedGraphServer.class)
@Timeout(300)
class GrantsTest {
  private static final ClientAuthentication SITE =
      new ClientSecretBasic(new ClientID("site"), new Secret(OAuthServer.SECRET));
  private static final State STATE = new State("a state & more");

  @TempDir static Path directory;
  private static OAuthServer server;

  private AuthorizationServerMetadata metadata;

  @BeforeAll
  static void start(GraphServer graph) {
    server = new OAuthServer(graph, directory);
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @BeforeEach
  void discover() throws Exception {
    server.fill();
    metadata = AuthorizationServerMetadata.resolve(new Issuer(server.address()));
  }

  @Test
  void findsWhatTheServerCanDo() {
    assertThat(metadata.getIssuer().getValue()).isEqualTo(server.address());
    assertThat(metadata.getResponseTypes()).containsExactly(ResponseType.CODE);
    assertThat(metadata.getCodeChallengeMethods()).containsExactly(CodeChallengeMethod.S256);
    assertThat(metadata.supportsAuthorizationResponseIssuerParam()).isTrue();
    assertThat(metadata.getScopes().toStringList()).contains("people:read", "messages:write");
  }

  @Test
  void getsTokensForACodeAndMoreForARefreshToken() throws Exception {
    AccessTokenResponse issued = success(SITE, codeGrant("john.doe", "people:read", null), null);
    assertThat(issued.getTokens().getAccessToken().getLifetime()).isEqualTo(3_600);
    assertThat(issued.getTokens().getAccessToken().getScope().toString()).isEqualTo("people:read");
    assertThat(issued.getTokens().getAccessToken().getType().getValue()).isEqualTo("Bearer");
    assertThat(introspect(issued.getTokens().getAccessToken()).getSubject().getValue())
        .isEqualTo("john.doe");
    AccessTokenResponse next =
        success(SITE, new RefreshTokenGrant(issued.getTokens().getRefreshToken()), null);
    assertThat(next.getTokens().getRefreshToken())
        .isNotEqualTo(issued.getTokens().getRefreshToken());
    assertThat(introspect(next.getTokens().getAccessToken()).isActive()).isTrue();
    assertThat(introspect(issued.getTokens().getRefreshToken()).isActive()).isFalse();
  }

  /** RFC 9110, section 11.4; RFC 6749, sections 2.3.1 and 3.2. */
  @Test
  void mayWriteMoreBlanksAnEmptySecretAndEmptyParameters() throws Exception {
    Parameters form = Parameters.ofQuery(Requests.get("grant_type=x&&scope=y&"));
    assertThat(form.repeated()).isEmpty();
    String site = Attacker.basic("site", OAuthServer.SECRET).replace(" ", "   ");
    assertThat(ClientCredentials.of(Requests.get(null, "Authorization", site), form).id())
        .isEqualTo("site");
    String app = Attacker.basic("app", "");
    assertThat(ClientCredentials.of(Requests.get(null, "Authorization", app), form))
        .isEqualTo(new ClientCredentials("app", Optional.empty()));
  }

  @Test
  void getsTokensWithoutASecretByThatOfItsCode() throws Exception {
    CodeVerifier verifier = new CodeVerifier();
    AuthorizationRequest request =
        new AuthorizationRequest.Builder(ResponseType.CODE, new ClientID("app"))
            .endpointURI(metadata.getAuthorizationEndpointURI())
            .redirectionURI(URI.create("http://127.0.0.1:51234/callback"))
            .codeChallenge(verifier, CodeChallengeMethod.S256)
            .scope(Scope.parse(OAuthServer.SCOPES))
            .state(STATE)
            .build();
    Browser browser = server.browser().signIn("jane.doe");
    AuthorizationCode code = code(browser, request);
    AuthorizationGrant grant =
        new AuthorizationCodeGrant(code, request.getRedirectionURI(), verifier);
    TokenRequest tokens =
        new TokenRequest(metadata.getTokenEndpointURI(), new ClientID("app"), grant, null);
    AccessTokenResponse issued =
        TokenResponse.parse(tokens.toHTTPRequest().send()).toSuccessResponse();
    assertThat(issued.getTokens().getRefreshToken()).isNotNull();
    HttpResponse<String> again = browser.get(path(request));
    assertThat(again.body()).contains("Allow").contains("name=\"csrf\"");
  }

  @Test
  void asksAPersonOnceForAConfidentialClient() throws Exception {
    Browser browser = server.browser().signIn("john.doe");
    Map<String, String> asked = OAuthServer.siteRequest();
    HttpResponse<String> page = browser.get(OAuthServer.authorizePath(asked));
    assertThat(page.statusCode()).isEqualTo(200);
    assertThat(page.body())
        .contains("The &lt;b&gt;site&lt;/b&gt;", "john.doe", "site.example")
        .contains(ScopeWords.of("people:read"))
        .doesNotContain(ScopeWords.of("messages:write"), "<b>");
    OAuthServer.decide(browser, page, "allow");
    assertThat(browser.get(OAuthServer.authorizePath(asked)).headers().firstValue("Location"))
        .hasValueSatisfying(address -> assertThat(address).contains("code="));
    asked.put("scope", OAuthServer.SCOPES);
    assertThat(browser.get(OAuthServer.authorizePath(asked)).statusCode()).isEqualTo(200);
  }

  @Test
  void isToldThatAPersonHasNotAllowedIt() throws Exception {
    Browser browser = server.browser().signIn("john.doe");
    HttpResponse<String> page = browser.get(OAuthServer.authorizePath(OAuthServer.siteRequest()));
    AuthorizationResponse answer =
        AuthorizationResponse.parse(location(OAuthServer.decide(browser, page, "deny")));
    assertThat(answer.toErrorResponse().getErrorObject().getCode()).isEqualTo("access_denied");
    assertThat(answer.getState()).isEqualTo(STATE);
    assertThat(answer.getIssuer().getValue()).isEqualTo(server.address());
    assertThat(server.consents().find("john.doe", "site").get(1, TimeUnit.MINUTES)).isEmpty();
  }

  @Test
  void waitsForThePersonToSignIn() throws Exception {
    Browser browser = server.browser();
    HttpResponse<String> answer = browser.get(OAuthServer.authorizePath(OAuthServer.siteRequest()));
    String signIn = Browser.next(answer).orElseThrow();
    HttpResponse<String> page = browser.get(signIn);
    Map<String, String> form = OAuthServer.form(page, "x");
    form.put("person", "john.doe");
    String back = Browser.next(browser.post("/identity/signin", form)).orElseThrow();
    assertThat(browser.get(back).body()).contains("people whom you may see");
  }

  @Test
  void actsForItselfAndForWhoHasConsented() throws Exception {
    AccessTokenResponse own = success(SITE, new ClientCredentialsGrant(), null);
    assertThat(own.getTokens().getRefreshToken()).isNull();
    assertThat(introspect(own.getTokens().getAccessToken()).getSubject().getValue())
        .isEqualTo("site");
    server.consents().grant("john.doe", "site", List.of("people:read")).get(1, TimeUnit.MINUTES);
    AccessTokenResponse forJohn = success(SITE, new ClientCredentialsGrant(), "john.doe");
    TokenIntrospectionSuccessResponse token = introspect(forJohn.getTokens().getAccessToken());
    assertThat(token.getSubject().getValue()).isEqualTo("john.doe");
    assertThat(token.getScope().toString()).isEqualTo("people:read");
    assertThat(error(SITE, "jane.doe")).isEqualTo(error(SITE, "nobody")).isEqualTo("invalid_grant");
  }

  @Test
  void takesBackItsTokens() throws Exception {
    ClientAuthentication post =
        new ClientSecretPost(new ClientID("site"), new Secret(OAuthServer.SECRET));
    AccessTokenResponse issued = success(post, codeGrant("john.doe", "people:read", null), null);
    Token refresh = issued.getTokens().getRefreshToken();
    for (int i = 0; i < 2; i++) { // the second time, there is none
      HTTPResponse answer =
          new TokenRevocationRequest(metadata.getRevocationEndpointURI(), post, refresh)
              .toHTTPRequest()
              .send();
      assertThat(answer.getStatusCode()).isEqualTo(200);
    }
    assertThat(introspect(issued.getTokens().getAccessToken()).isActive()).isFalse();
    assertThat(introspect(refresh).isActive()).isFalse();
  }

  private AuthorizationGrant codeGrant(String person, String scope, CodeVerifier verifier)
      throws Exception {
    AuthorizationRequest.Builder request =
        new AuthorizationRequest.Builder(ResponseType.CODE, new ClientID("site"))
            .endpointURI(metadata.getAuthorizationEndpointURI())
            .redirectionURI(URI.create(OAuthServer.SITE_REDIRECT))
            .scope(Scope.parse(scope))
            .state(STATE);
    AuthorizationCode code = code(server.browser().signIn(person), request.build());
    return new AuthorizationCodeGrant(code, URI.create(OAuthServer.SITE_REDIRECT), verifier);
  }

  /** With the checks of a careful client. */
  private AuthorizationCode code(Browser browser, AuthorizationRequest request) throws Exception {
    HttpResponse<String> page = browser.get(path(request));
    AuthorizationResponse answer =
        AuthorizationResponse.parse(location(OAuthServer.decide(browser, page, "allow")));
    assertThat(answer.getState()).isEqualTo(request.getState());
    assertThat(answer.getIssuer()).isEqualTo(metadata.getIssuer());
    return answer.toSuccessResponse().getAuthorizationCode();
  }

  private static String path(AuthorizationRequest request) {
    URI address = request.toURI();
    return address.getRawPath() + "?" + address.getRawQuery();
  }

  private static URI location(HttpResponse<String> answer) {
    return URI.create(Browser.next(answer).orElseThrow());
  }

  private AccessTokenResponse success(
      ClientAuthentication client, AuthorizationGrant grant, String person) throws Exception {
    TokenResponse answer = TokenResponse.parse(tokens(client, grant, person).send());
    assertThat(answer.indicatesSuccess())
        .as(() -> answer.toErrorResponse().getErrorObject().toString())
        .isTrue();
    return answer.toSuccessResponse();
  }

  private String error(ClientAuthentication client, String person) throws Exception {
    return TokenResponse.parse(tokens(client, new ClientCredentialsGrant(), person).send())
        .toErrorResponse()
        .getErrorObject()
        .getCode();
  }

  private HTTPRequest tokens(ClientAuthentication client, AuthorizationGrant grant, String person) {
    Map<String, List<String>> more =
        person == null ? Map.of() : Map.of("xoauth_requestor_id", List.of(person));
    return new TokenRequest(metadata.getTokenEndpointURI(), client, grant, null, null, more)
        .toHTTPRequest();
  }

  private TokenIntrospectionSuccessResponse introspect(Token token) throws Exception {
    HTTPRequest request =
        new TokenIntrospectionRequest(metadata.getIntrospectionEndpointURI(), SITE, token)
            .toHTTPRequest();
    return TokenIntrospectionResponse.parse(request.send()).toSuccessResponse();
  }
}
