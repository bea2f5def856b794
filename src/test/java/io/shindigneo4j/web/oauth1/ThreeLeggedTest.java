package io.shindigneo4j.web.oauth1;

import static org.assertj.core.api.Assertions.assertThat;

import com.github.scribejava.core.builder.ServiceBuilder;
import com.github.scribejava.core.builder.api.DefaultApi10a;
import com.github.scribejava.core.httpclient.HttpClient;
import com.github.scribejava.core.httpclient.jdk.JDKHttpClient;
import com.github.scribejava.core.httpclient.jdk.JDKHttpClientConfig;
import com.github.scribejava.core.model.OAuth1AccessToken;
import com.github.scribejava.core.model.OAuth1RequestToken;
import com.github.scribejava.core.model.OAuthRequest;
import com.github.scribejava.core.model.Response;
import com.github.scribejava.core.model.Verb;
import com.github.scribejava.core.oauth.OAuth10aService;
import com.github.scribejava.core.services.HMACSha1SignatureService;
import com.github.scribejava.core.services.RSASha1SignatureService;
import com.github.scribejava.core.services.SignatureService;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.web.consent.ScopeWords;
import io.shindigneo4j.web.launcher.Browser;
import java.lang.reflect.Proxy;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import net.oauth.OAuth;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The client is ScribeJava, over HTTP; people have browsers. */
@DisplayName("Three-legged OAuth 1.0a")
@ExtendWith(SharedGraphServer.class)
@Timeout(600)
class ThreeLeggedTest {
  @TempDir static Path directory;
  private static OAuth1Server server;
  private static Browser john;
  private static Browser jane;

  @BeforeAll
  static void start(GraphServer graph) throws Exception {
    server = new OAuth1Server(graph, directory);
    john = server.browser().signIn("john.doe");
    jane = server.browser().signIn("jane.doe");
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @BeforeEach
  void fill() throws Exception {
    server.fill();
  }

  @ParameterizedTest(name = "withstands {0}")
  @MethodSource("attacks")
  void withstands(Attack attack) throws Exception {
    assertThat(attack.attempt().by(new Attacker(server, john, jane))).isEqualTo(attack.expected());
  }

  static Stream<Attack> attacks() {
    return Stream.of(
            RequestTokenAttacks.all(),
            AuthorizationAttacks.all(),
            AccessTokenAttacks.all(),
            SignedTokenAttacks.all())
        .flatMap(List::stream);
  }

  /** Our addresses, at the origin that clients call. */
  private record Addresses(SignatureService signatures) {

    DefaultApi10a api() {
      return new DefaultApi10a() {
        @Override
        public String getRequestTokenEndpoint() {
          return SignedCall.ORIGIN + Attacker.REQUEST;
        }

        @Override
        public String getAccessTokenEndpoint() {
          return SignedCall.ORIGIN + Attacker.ACCESS;
        }

        @Override
        protected String getAuthorizationBaseUrl() {
          return SignedCall.ORIGIN + Attacker.AUTHORIZE;
        }

        @Override
        public SignatureService getSignatureService() {
          return signatures;
        }
      };
    }
  }

  private static OAuth10aService client(String id, String callback, SignatureService signatures) {
    return new ServiceBuilder(id)
        .apiSecret(OAuth1Server.secret(id))
        .callback(callback)
        .httpClient(proxied())
        .build(new Addresses(signatures).api());
  }

  /** Sends to where the proxy before a server would send it. */
  private static HttpClient proxied() {
    HttpClient client = new JDKHttpClient(JDKHttpClientConfig.defaultConfig());
    return (HttpClient)
        Proxy.newProxyInstance(
            HttpClient.class.getClassLoader(),
            new Class<?>[] {HttpClient.class},
            (proxy, method, arguments) -> {
              Object[] changed = arguments == null ? null : arguments.clone();
              if (changed != null) {
                changed[3] = changed[3].toString().replace(SignedCall.ORIGIN, server.address());
              }
              return method.invoke(client, changed);
            });
  }

  private static Response self(OAuth10aService client, OAuth1AccessToken token) throws Exception {
    OAuthRequest request =
        new OAuthRequest(Verb.GET, SignedCall.ORIGIN + Attacker.SELF + "?fields=id,displayName");
    client.signRequest(token, request);
    return client.execute(request);
  }

  private static HttpResponse<String> decide(OAuth10aService client, OAuth1RequestToken request)
      throws Exception {
    String address = client.getAuthorizationUrl(request).replace(SignedCall.ORIGIN, "");
    HttpResponse<String> page = john.get(address);
    assertThat(page.body()).contains("The &lt;b&gt;" + client.getApiKey(), "john.doe");
    return john.post(Attacker.AUTHORIZE, Attacker.fields(page, "allow"));
  }

  private static OAuth1AccessToken dance(OAuth10aService client) throws Exception {
    OAuth1RequestToken request = client.getRequestToken();
    assertThat(request.isOauthCallbackConfirmed()).isTrue();
    Map<String, String> back = Attacker.query(decide(client, request));
    assertThat(back).containsEntry("album", "1").containsEntry("oauth_token", request.getToken());
    return client.getAccessToken(request, back.get(OAuth.OAUTH_VERIFIER));
  }

  @ParameterizedTest
  @ValueSource(strings = {"photos", "scanner"})
  void givesAClientATokenOfAPerson(String id) throws Exception {
    SignatureService signatures =
        id.equals("scanner")
            ? new RSASha1SignatureService(server.keys.getPrivate())
            : new HMACSha1SignatureService();
    OAuth10aService client = client(id, OAuth1Server.BACK, signatures);
    OAuth1AccessToken token = dance(client);
    assertThat(token.getParameter("oauth_expires_in")).isEqualTo("2592000");
    Response answer = self(client, token);
    assertThat(answer.getBody()).contains("\"id\":\"john.doe\"");
    assertThat(self(client, token).getCode()).as("again").isEqualTo(200);
    server.withdraw("john.doe", id);
    assertThat(self(client, token).getCode()).isEqualTo(401);
  }

  @Test
  void givesAPersonAVerifierToType() throws Exception {
    OAuth10aService client = client("photos", "oob", new HMACSha1SignatureService());
    OAuth1RequestToken request = client.getRequestToken();
    HttpResponse<String> page = decide(client, request);
    assertThat(Browser.next(page)).isEmpty();
    String verifier = Jsoup.parse(page.body()).select("p").text().replaceAll(".*: ", "");
    assertThat(verifier).matches("[A-Z2-9]{12}");
    assertThat(self(client, client.getAccessToken(request, verifier)).getCode()).isEqualTo(200);
  }

  @Test
  void asksForTheScopesOfTheRequest() throws Exception {
    Attacker people = new Attacker(server, john, jane);
    SignedCall call = Attacker.requestCall("photos").withForm("scope", "people:read");
    assertThat(people.page(john, people.credentials(call)).body())
        .contains(ScopeWords.of("people:read"), "photos.example")
        .doesNotContain(ScopeWords.of("messages:write"));
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void takesParametersOfAFormOrTheQuery(boolean form) throws Exception {
    Attacker people = new Attacker(server, john, jane);
    SignedCall call = new SignedCall(form ? "POST" : "GET", Attacker.REQUEST, "photos");
    if (form) {
      call.withForm(OAuth.OAUTH_CALLBACK, OAuth1Server.BACK);
    } else {
      call.path += "?oauth_callback=" + OAuth.percentEncode(OAuth1Server.BACK);
      call.signedUrl = SignedCall.ORIGIN + call.path;
    }
    Credentials request = people.credentials(call);
    SignedCall access = Attacker.accessCall(request, null);
    access.withForm(OAuth.OAUTH_VERIFIER, people.verifier(john, request));
    assertThat(people.use(people.credentials(access))).isEqualTo("200");
  }

  @Test
  void goesOnThoughAButtonIsPressedTwice() throws Exception {
    Attacker people = new Attacker(server, john, jane);
    Credentials request = people.requestToken();
    Map<String, String> allow = Attacker.fields(people.page(john, request), "allow");
    String first = Browser.next(john.post(Attacker.AUTHORIZE, allow)).orElseThrow();
    assertThat(Browser.next(john.post(Attacker.AUTHORIZE, allow))).hasValue(first);
    String verifier = first.replaceAll(".*oauth_verifier=", "");
    assertThat(people.use(people.credentials(Attacker.accessCall(request, verifier))))
        .isEqualTo("200");
  }

  @Test
  void tellsNobodyWhatThereIs() throws Exception {
    Attacker people = new Attacker(server, john, jane);
    Credentials request = people.requestToken();
    String verifier = people.verifier(john, request);
    List<SignedCall> wrong =
        List.of(
            Attacker.accessCall(new Credentials(request.token(), "wrong"), verifier),
            Attacker.accessCall(new Credentials("unknown", "wrong"), verifier),
            Attacker.accessCall(request, verifier).with(OAuth.OAUTH_CONSUMER_KEY, "nobody"));
    for (SignedCall call : wrong) {
      HttpResponse<String> answer = people.send(call);
      assertThat(Attacker.outcome(answer)).isEqualTo("401 token_rejected");
      assertThat(answer.body()).isEqualTo("oauth_problem=token_rejected");
      assertThat(answer.headers().allValues("Content-Type")).hasSize(1);
    }
  }
}
