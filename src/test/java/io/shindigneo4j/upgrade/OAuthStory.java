package io.shindigneo4j.upgrade;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.testing.TestDeadlines;
import io.shindigneo4j.web.command.Operator;
import io.shindigneo4j.web.gadgetoauth.GadgetTokens;
import io.shindigneo4j.web.launcher.Browser;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;
import net.oauth.OAuth;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;

/** What clients, operators and people do by OAuth, so that one of everything is there. */
final class OAuthStory {

  /** Whom clients act for. */
  static final String PERSON = "john.doe";

  static final String GADGET = "https://gadgets.example.org/mail.xml";
  static final String GADGET_TOKEN = "the token of the service";

  private static final String BACK = "https://photos.example.org/back";
  private static final String PRINTS_BACK = "https://prints.example.org/back";

  private final Story story;
  private final Operator operator;
  private final GraphDriver driver;
  private final Browser john;
  private final Browser client;

  OAuthStory(Story story, String address, Operator operator, GraphDriver driver) throws Exception {
    this.story = story;
    this.operator = operator;
    this.driver = driver;
    this.client = new Browser(address);
    this.john = new Browser(address).signIn(PERSON);
    new Browser(address).signIn(PERSON);
  }

  /**
   * @param folder for files of the operator
   */
  void play(Path folder) throws Exception {
    byOAuth2();
    bySignature();
    ofGadgets(folder);
    operate("revoke --person lin.zhao");
    TestDeadlines.await() // what is noted is not waited for
        .until(() -> count("MATCH (s:BrowserSession) RETURN count(s) AS count") == 2);
  }

  private void byOAuth2() throws Exception {
    String secret =
        register(
            "--id photos --name Photos --grant authorization_code --grant refresh_token"
                + " --grant client_credentials --scope people:read --redirect-uri "
                + BACK);
    operate(
        "clients register --id app --name App --public --grant authorization_code"
            + " --scope people:read --redirect-uri http://127.0.0.1/back");
    operate("clients register --id old --name Old --grant client_credentials --scope people:read");
    operate("clients disable old");
    JsonNode issued =
        tokens(
            secret,
            Map.of("grant_type", "authorization_code", "code", code(), "redirect_uri", BACK));
    String refresh = issued.path("refresh_token").asText();
    JsonNode next = tokens(secret, Map.of("grant_type", "refresh_token", "refresh_token", refresh));
    story.keep("access", next.path("access_token").asText());
    tokens(secret, Map.of("grant_type", "client_credentials", "scope", "people:read"));
    code(); // that nobody takes
  }

  private String code() throws Exception {
    Map<String, String> asked = new LinkedHashMap<>();
    asked.put("client_id", "photos");
    asked.put("redirect_uri", BACK);
    asked.put("response_type", "code");
    asked.put("scope", "people:read");
    asked.put("state", "s");
    return allowed("/oauth2/authorize?" + Browser.encoded(asked), "/oauth2/authorize").get("code");
  }

  private JsonNode tokens(String secret, Map<String, String> form) throws Exception {
    byte[] credentials = ("photos:" + secret).getBytes(StandardCharsets.UTF_8);
    String basic = "Basic " + Base64.getEncoder().encodeToString(credentials);
    return CanonicalJson.read(
        succeeded(client.post("/oauth2/token", form, "Authorization", basic)).body());
  }

  /** One token in each state: waiting, authorized and exchanged; and a client without any. */
  private void bySignature() throws Exception {
    String secret =
        register(
            "--id prints --name Prints --grant signature --scope people:read --redirect-uri "
                + PRINTS_BACK);
    story.keep("printsSecret", secret);
    register("--id reports --name Reports --grant signature --scope people:read");
    Map<String, String> request = requestToken(secret);
    Map<String, String> access =
        signed(
            "/oauth/accessToken",
            new SignedRequest(
                "prints", secret, request.get(OAuth.OAUTH_TOKEN), request.get(SECRET)),
            Map.of(OAuth.OAUTH_VERIFIER, authorize(request)));
    story.keep("signedToken", access.get(OAuth.OAUTH_TOKEN));
    story.keep("signedSecret", access.get(SECRET));
    authorize(requestToken(secret));
    requestToken(secret);
  }

  private static final String SECRET = OAuth.OAUTH_TOKEN_SECRET;

  private Map<String, String> requestToken(String secret) throws Exception {
    return signed(
        "/oauth/requestToken",
        new SignedRequest("prints", secret, "", ""),
        Map.of(OAuth.OAUTH_CALLBACK, PRINTS_BACK));
  }

  private Map<String, String> signed(String path, SignedRequest request, Map<String, String> more)
      throws Exception {
    String header = request.header("POST", path, more);
    HttpResponse<String> answer = client.post(path, "", "Authorization", header);
    return OAuth.newMap(OAuth.decodeForm(succeeded(answer).body()));
  }

  /** The verifier. */
  private String authorize(Map<String, String> request) throws Exception {
    String path = "/oauth/authorize?oauth_token=" + request.get(OAuth.OAUTH_TOKEN);
    return allowed(path, "/oauth/authorize").get(OAuth.OAUTH_VERIFIER);
  }

  /** What the person's browser brings back once the person has allowed what a page asks. */
  private Map<String, String> allowed(String page, String form) throws Exception {
    HttpResponse<String> asked = john.get(page);
    HttpResponse<String> answer =
        Browser.next(asked).isPresent() ? asked : john.post(form, fields(asked));
    String next = Browser.next(answer).orElseThrow(() -> new AssertionError(answer.body()));
    return OAuth.newMap(OAuth.decodeForm(next.split("\\?", 2)[1]));
  }

  private static Map<String, String> fields(HttpResponse<String> page) {
    Map<String, String> fields = new LinkedHashMap<>();
    for (Element input : Jsoup.parse(page.body()).select("form input")) {
      fields.put(input.attr("name"), input.attr("value"));
    }
    fields.put("decision", "allow");
    return fields;
  }

  private void ofGadgets(Path folder) throws Exception {
    Path secret = Files.writeString(folder.resolve("secret.txt"), "the secret at the service");
    operate(
        "services register --gadget "
            + GADGET
            + " --service mail --proof client_secret_basic --client shindig --secret-file "
            + secret
            + " --authorization https://mail.example.com/authorize"
            + " --token https://mail.example.com/token --resource https://mail.example.com/api/");
    new GadgetTokens(driver, operator.secrets()).keep(PERSON, service(driver), GADGET_TOKEN);
  }

  /** The id of the only service. */
  static String service(GraphDriver driver) {
    return driver
        .execute(Statement.cypher("MATCH (s:GadgetService) RETURN s.id AS id"))
        .first()
        .orElseThrow()
        .get("id", String.class);
  }

  private long count(String cypher) {
    return driver.execute(Statement.cypher(cypher)).first().orElseThrow().get("count", Long.class);
  }

  /** The secret of a client. */
  private String register(String options) {
    operate("clients register " + options);
    return operator.lines().stream()
        .filter(line -> line.startsWith("client_secret "))
        .map(line -> line.split(" ")[1])
        .findFirst()
        .orElseThrow();
  }

  private void operate(String command) {
    assertThat(operator.run(command)).as(() -> command + ": " + operator.errors()).isZero();
  }

  private static HttpResponse<String> succeeded(HttpResponse<String> answer) {
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
    return answer;
  }
}
