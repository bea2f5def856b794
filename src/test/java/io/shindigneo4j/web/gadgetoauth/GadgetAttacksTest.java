package io.shindigneo4j.web.gadgetoauth;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.opensocial.gadgetoauth.ServiceAddress;
import io.shindigneo4j.opensocial.gadgetoauth.ServiceRegistration.Endpoints;
import io.shindigneo4j.opensocial.gadgetoauth.ServiceResource;
import io.shindigneo4j.schema.gadgetoauth.ServiceOperations.ClientProof;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.testing.Tokens;
import io.shindigneo4j.web.launcher.Browser;
import java.net.URLEncoder;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.json.JSONObject;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Gadgets, services and other people's browsers send what they should not. */
@DisplayName("Shindig, as an OAuth client for gadgets, withstands")
@ExtendWith(SharedGraphServer.class)
@Timeout(300)
class GadgetAttacksTest {
  private static final String TOKENS =
      "{\"access_token\":\"access-%s\",\"token_type\":\"Bearer\",\"refresh_token\":\"r\"}";

  @TempDir static Path directory;
  private static OtherSite site;
  private static GadgetContainer container;

  /** What the attacker does; the answer in a few words. */
  interface Attempt {
    String happens() throws Exception;
  }

  record Attack(String name, String expected, Attempt attempt) {
    @Override
    public String toString() {
      return name;
    }
  }

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

  @ParameterizedTest(name = "{0}")
  @MethodSource("attacks")
  void attack(Attack attack) throws Exception {
    container.fill();
    container.registerApi();
    site.on("/token", asked -> OtherSite.Reply.json(TOKENS.formatted(asked.form().get("code"))));
    site.on("/api/me", asked -> OtherSite.Reply.text(200, "for " + asked.authorization()));
    site.on("/evil", asked -> OtherSite.Reply.text(200, "mine"));
    assertThat(attack.attempt().happens()).isEqualTo(attack.expected());
    assertThat(site.received("/evil")).as("nothing is sent there").isEmpty();
  }

  private static Stream<Attack> attacks() {
    List<Attack> rows = new ArrayList<>();
    gadgets(rows);
    people(rows);
    services(rows);
    return rows.stream();
  }

  private static void gadgets(List<Attack> rows) {
    add(
        rows,
        "a gadget that has the token sent to itself",
        "lookup_spec_problem",
        connected("/evil"));
    add(rows, "the same by a way up", "lookup_spec_problem", connected("/api/../evil"));
    add(rows, "the same, encoded", "lookup_spec_problem", connected("/api/%2e%2e/evil"));
    add(rows, "the same by a backslash", "lookup_spec_problem", connected("/api/..%5Cevil"));
    add(
        rows,
        "the same on another port",
        "lookup_spec_problem",
        () -> {
          connect("john.doe");
          return word(fetch("john.doe", "http://127.0.0.1:1/api/me"));
        });
    add(
        rows,
        "a gadget that sets credentials itself",
        "for Bearer access-john.doe",
        () -> {
          connect("john.doe");
          return word(
              container.makeRequest(
                  token("john.doe", "john.doe", container.gadget()),
                  "oauth2",
                  "api",
                  site.address("/api/me"),
                  Map.of("headers", "Authorization=Bearer%20mine")));
        });
    add(
        rows,
        "another gadget that uses the service",
        "lookup_spec_problem",
        () -> {
          connect("john.doe");
          return word(
              container.makeRequest(
                  token("john.doe", "john.doe", site.address("/other.xml")),
                  "oauth2",
                  "api",
                  site.address("/api/me"),
                  Map.of()));
        });
    add(
        rows,
        "a service that the gadget does not name",
        "lookup_spec_problem",
        () -> {
          register("hidden");
          return word(
              container.makeRequest("john.doe", "oauth2", "hidden", site.address("/api/me")));
        });
    add(
        rows,
        "a service of OAuth 2.0 that is asked for by OAuth 1.0a",
        "BAD_OAUTH_CONFIGURATION",
        () -> word(container.makeRequest("john.doe", "oauth", "api", site.address("/api/me"))));
    add(
        rows,
        "addresses in the request in place of those of the operator",
        "BAD_OAUTH_CONFIGURATION",
        () ->
            word(
                container.makeRequest(
                    token("john.doe", "john.doe", container.gadget()),
                    "oauth",
                    "mine",
                    site.address("/api/me"),
                    Map.of(
                        "OAUTH_PROGRAMMATIC_CONFIG",
                        "true",
                        "OAUTH_REQUEST_TOKEN_URL",
                        site.address("/evil")))));
    add(
        rows,
        "a scope that breaks the address",
        "lookup_spec_problem",
        () ->
            word(
                container.makeRequest(
                    token("john.doe", "john.doe", container.gadget()),
                    "oauth2",
                    "api",
                    site.address("/api/me"),
                    Map.of("OAUTH_SCOPE", "a\r\nb"))));
    add(
        rows,
        "an answer that may be kept, and another viewer",
        "for Bearer access-jane.doe",
        () -> {
          connect("john.doe");
          fetch("john.doe", site.address("/api/me"));
          connect("jane.doe");
          return word(fetch("jane.doe", site.address("/api/me")));
        });
    add(
        rows,
        "a request of a Shindig for a gadget, with a token that lets it fetch",
        " 508 508 508",
        () -> {
          String token = token("john.doe", "john.doe", container.gadget());
          String rest = "/social/rest/people/@me/@self";
          return looped(rest + "?st=" + token)
              + looped(rest + "?%73t=" + token, "Authorization", "OAuth x")
              + looped("/gadgets/makeRequest", "Authorization", "Bearer x");
        });
    add(
        rows,
        "the same of a client of the social API, with a wrong one",
        " 401",
        () -> looped("/social/rest/people/@me/@self", "Authorization", "Bearer x"));
    add(
        rows,
        "a signed request that no operator has allowed",
        "501",
        () -> word(container.makeRequest("john.doe", "signed", "", site.address("/api/me"))));
  }

  private static void people(List<Attack> rows) {
    add(
        rows,
        "a viewer of somebody else's page",
        "authorize_problem",
        () -> {
          connect("john.doe");
          return word(
              container.makeRequest(
                  token("jane.doe", "john.doe", container.gadget()),
                  "oauth2",
                  "api",
                  site.address("/api/me"),
                  Map.of()));
        });
    add(
        rows,
        "an approval that another person finishes",
        "403 none",
        () -> callback(container.browser().signIn("jane.doe"), back("john.doe")));
    add(
        rows,
        "an approval that nobody finishes",
        "401 none",
        () -> callback(container.browser(), back("john.doe")));
    add(
        rows,
        "an approval that is changed",
        "400 none",
        () -> callback(john(), back("john.doe").replaceFirst("state=....", "state=AAAA")));
    add(
        rows,
        "an approval that is made up",
        "400 none",
        () -> callback(john(), "/gadgets/oauth2callback?code=x&state=y"));
    add(
        rows,
        "an approval without a state",
        "400 none",
        () -> callback(john(), "/gadgets/oauth2callback?code=x"));
    add(
        rows,
        "an approval with two codes",
        "400 none",
        () -> callback(john(), back("john.doe") + "&code=other"));
    add(
        rows,
        "an approval that comes again",
        "400 kept",
        () -> {
          String back = back("john.doe");
          callback(john(), back);
          return callback(john(), back.replace("code=john.doe", "code=attacker"));
        });
    add(
        rows,
        "an approval at the other callback, which takes it for a refusal",
        "200 none",
        () ->
            callback(
                john(),
                back("john.doe")
                    .replace("oauth2callback?", "oauthcallback?service=api&gadget=" + gadget())));
    add(
        rows,
        "an approval in a frame",
        "403 none",
        () -> callback(john(), back("john.doe"), "Sec-Fetch-Dest", "iframe"));
    add(
        rows,
        "an approval of a service that was removed",
        "400 none",
        () -> {
          String back = back("john.doe");
          container.remove("api");
          container.registerApi();
          return callback(john(), back);
        });
    add(
        rows,
        "a session in place of an approval",
        "400 none",
        () -> {
          Browser john = john();
          String session = john.cookies().values().iterator().next();
          return callback(john, "/gadgets/oauth2callback?code=x&state=" + session);
        });
    add(
        rows,
        "a token that was moved to another person in the graph",
        "approval",
        () -> {
          connect("john.doe");
          container.graph(
              "MATCH (:Person {id: 'john.doe'})-[r:HAS_GADGET_TOKEN]->(t), (p:Person {id:"
                  + " 'jane.doe'}) DELETE r CREATE (p)-[:HAS_GADGET_TOKEN]->(t)");
          return word(fetch("jane.doe", site.address("/api/me")));
        });
  }

  private static void services(List<Attack> rows) {
    add(
        rows,
        "a service that redirects with the token",
        "302",
        () -> {
          connect("john.doe");
          site.on("/api/me", asked -> new OtherSite.Reply(302, "text/plain", "", "/evil"));
          return word(fetch("john.doe", site.address("/api/me")));
        });
    add(
        rows,
        "a token endpoint that redirects with the secret",
        "502 none",
        () -> tokens(new OtherSite.Reply(307, "text/plain", "", "/evil")));
    add(
        rows,
        "a token that breaks a header",
        "502 none",
        () -> tokens(OtherSite.Reply.json(TOKENS.formatted("\\r\\nX: y"))));
    add(
        rows,
        "tokens without an end",
        "502 none",
        () -> tokens(OtherSite.Reply.json(TOKENS.formatted("a".repeat(100_000)))));
    add(
        rows,
        "tokens in brackets without an end",
        "502 none",
        () -> tokens(OtherSite.Reply.json("{\"a\":" + "[".repeat(30_000))));
    add(
        rows,
        "a token that is not one of the bearer",
        "502 none",
        () -> tokens(OtherSite.Reply.json(TOKENS.replace("Bearer", "mac").formatted("x"))));
    add(
        rows,
        "an error whose text is markup",
        "502 none",
        () ->
            tokens(
                new OtherSite.Reply(
                    400,
                    "application/json",
                    "{\"error\":\"invalid_grant\",\"error_description\":\"<b>mark\"}",
                    "")));
    add(
        rows,
        "a service that refuses to renew, with a text",
        "approval 0",
        () -> {
          connect("john.doe");
          site.on("/api/me", asked -> OtherSite.Reply.text(401, "mark"));
          site.on(
              "/token",
              asked ->
                  new OtherSite.Reply(
                      400, "application/json", "{\"error\":\"invalid_grant\"}", ""));
          return word(fetch("john.doe", site.address("/api/me")))
              + " "
              + container.count("(:GadgetToken)");
        });
    for (String error : List.of("invalid_client", "temporarily_unavailable", "INVALID_GRANT")) {
      add(
          rows,
          "a service that does not renew now: " + error,
          "token_response_problem 1, then for Bearer access-null",
          () -> notRenewed(error));
    }
    add(
        rows,
        "a service that fails while it renews",
        "missing_server_response, then for Bearer access-null",
        () -> {
          connect("john.doe");
          site.on(
              "/api/me",
              asked ->
                  asked.authorization().endsWith("john.doe")
                      ? OtherSite.Reply.text(401, "")
                      : OtherSite.Reply.text(200, "for " + asked.authorization()));
          site.on("/token", asked -> OtherSite.Reply.text(500, "mark"));
          String first = word(fetch("john.doe", site.address("/api/me")));
          site.on("/token", asked -> OtherSite.Reply.json(TOKENS.formatted("null")));
          return first + ", then " + word(fetch("john.doe", site.address("/api/me")));
        });
    add(
        rows,
        "a service that takes no token at all",
        "approval",
        () -> {
          connect("john.doe");
          site.on("/api/me", asked -> OtherSite.Reply.text(401, ""));
          return word(fetch("john.doe", site.address("/api/me")));
        });
    add(
        rows,
        "the answer of another server",
        "400 none",
        () -> {
          container.registerOwnServer();
          String approval = container.approval("john.doe", "oauth2", "people", container.people());
          String state = approval.replaceAll(".*[?&]state=([^&]+).*", "$1");
          return callback(
              john(), "/gadgets/oauth2callback?code=x&iss=http%3A%2F%2Fevil&state=" + state);
        });
  }

  /** What comes of an error at which the token may still be good. */
  private static String notRenewed(String error) throws Exception {
    connect("john.doe");
    site.on(
        "/api/me",
        asked ->
            asked.authorization().endsWith("john.doe")
                ? OtherSite.Reply.text(401, "")
                : OtherSite.Reply.text(200, "for " + asked.authorization()));
    String json = "{\"error\":\"" + error + "\"}";
    site.on("/token", asked -> new OtherSite.Reply(400, "application/json", json, ""));
    String first = word(fetch("john.doe", site.address("/api/me")));
    long kept = container.count("(:GadgetToken)");
    site.on("/token", asked -> OtherSite.Reply.json(TOKENS.formatted("null")));
    return first + " " + kept + ", then " + word(fetch("john.doe", site.address("/api/me")));
  }

  private static void add(List<Attack> rows, String name, String expected, Attempt attempt) {
    rows.add(new Attack(name, expected, attempt));
  }

  /** The status for what a Shindig has sent. */
  private static String looped(String path, String... headers) throws Exception {
    List<String> all = new ArrayList<>(List.of(headers));
    all.addAll(List.of("CDN-Loop", "shindig-neo4j"));
    return " " + container.browser().get(path, all.toArray(String[]::new)).statusCode();
  }

  private static Attempt connected(String path) {
    return () -> {
      connect("john.doe");
      return word(fetch("john.doe", site.address(path)));
    };
  }

  private static void register(String name) {
    container.register(
        container.gadget(),
        name,
        ClientProof.CLIENT_SECRET_POST,
        Optional.empty(),
        new Endpoints(
            Optional.empty(),
            Optional.of(new ServiceAddress(site.address("/authorize"))),
            Optional.of(new ServiceAddress(site.address("/token")))),
        Set.of(new ServiceResource(site.address("/api/"))));
  }

  private static String token(String viewer, String owner, String gadget) {
    return Tokens.encrypted(owner, viewer, gadget);
  }

  private static JSONObject fetch(String viewer, String url) throws Exception {
    return container.makeRequest(viewer, "oauth2", "api", url);
  }

  /** The answer of makeRequest in a word. It never has what a service has said of a failure. */
  private static String word(JSONObject answer) {
    assertThat(answer.toString()).doesNotContain("mark", GadgetContainer.SECRET);
    if (answer.has("oauthError")) {
      return answer.optString("oauthError");
    }
    if (answer.has("oauthApprovalUrl")) {
      return "approval";
    }
    return answer.optInt("rc") == 200 ? answer.optString("body") : "" + answer.optInt("rc");
  }

  private static String gadget() {
    return URLEncoder.encode(container.gadget(), StandardCharsets.UTF_8);
  }

  private static Browser john() throws Exception {
    return container.browser().signIn("john.doe");
  }

  /** Where the service sends a person who has approved. */
  private static String back(String viewer) throws Exception {
    String approval = container.approval(viewer, "oauth2", "api", site.address("/api/me"));
    String state = approval.replaceAll(".*[?&]state=([^&]+).*", "$1");
    return "/gadgets/oauth2callback?code=" + viewer + "&state=" + state;
  }

  private static void connect(String viewer) throws Exception {
    String back = back(viewer);
    HttpResponse<String> page = container.browser().signIn(viewer).get(back);
    assertThat(page.statusCode()).as(page.body()).isEqualTo(200);
  }

  private static String tokens(OtherSite.Reply reply) throws Exception {
    site.on("/token", asked -> reply);
    return callback(john(), back("john.doe"));
  }

  /** The status of the page, and whether there is a token. */
  private static String callback(Browser browser, String path, String... headers) throws Exception {
    HttpResponse<String> page = browser.get(path, headers);
    assertThat(page.body()).doesNotContain("mark", GadgetContainer.SECRET, "access-");
    assertThat(page.headers().firstValue("Content-Security-Policy").orElse(""))
        .startsWith("default-src 'none'");
    return page.statusCode() + (container.count("(t:GadgetToken)") == 0 ? " none" : " kept");
  }
}
