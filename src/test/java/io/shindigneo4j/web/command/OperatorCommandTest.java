package io.shindigneo4j.web.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.opensocial.oauth.Secret;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.RsaKeys;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.testing.Tokens;
import io.shindigneo4j.web.token.SealedSecrets;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyPairGenerator;
import java.security.PublicKey;
import java.time.Instant;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

@DisplayName("The operator's command, on a real graph")
@ExtendWith(SharedGraphServer.class)
class OperatorCommandTest {

  private static final String BACK = "https://app.example.org/back";

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();
  private final Map<String, String> settings = new HashMap<>();

  private GraphServer server;

  @BeforeEach
  void connect(GraphServer shared) {
    server = shared;
    settings.put("shindig.neo4j.uri", server.uri().toString());
    settings.put("shindig.neo4j.username", GraphServer.CREDENTIALS.username());
    settings.put("shindig.neo4j.password", GraphServer.CREDENTIALS.password());
    settings.put("shindig.neo4j.token-key", Tokens.KEY);
    graph(
        """
        CREATE (ann:Person {id: 'ann'})
        CREATE (app:OAuthClient {id: 'app', name: 'App', kind: 'public', redirectUris: [],
          grantTypes: ['authorization_code'], scopes: ['a', 'b'], enabled: true, created: 1})
        CREATE (ann)-[:CONSENTS_TO {scopes: ['a'], since: 0}]->(app)
        CREATE (ann)-[:HAS_GRANT]->(:OAuthGrant {id: 'g1', client: 'app', person: 'ann',
            scopes: ['a'], created: 1, expires: 9000000000000})
          -[:HAS_TOKEN]->(:OAuthToken {hash: 'h', kind: 'access', issued: 1,
            expires: 9000000000000})
        """);
  }

  @Test
  void printsTheSecretOfAClientOnceAndKeepsItsHash() {
    assertThat(run("clients register --grant client_credentials --scope a --name", "A name"))
        .isZero();
    List<String> lines = lines();
    assertThat(lines).hasSize(2);
    assertThat(lines.get(0)).matches("client_id [0-9a-f-]{36}");
    assertThat(lines.get(1)).matches("client_secret [A-Za-z0-9_-]{43}");
    Secret secret = new Secret(lines.get(1).split(" ")[1]);
    assertThat(value("MATCH (c:OAuthClient {name: 'A name'}) RETURN c.secretHash AS value"))
        .isEqualTo(secret.hash());
    assertThat(value("MATCH (n) RETURN collect(n {.*}) AS value").toString())
        .contains(secret.hash())
        .doesNotContain(secret.text());
    assertThat(err.toString()).doesNotContain(secret.text());
  }

  @Test
  void registersAPublicClientWithoutASecret() {
    assertThat(
            run(
                "clients register --public --id my.app --name N --grant authorization_code"
                    + " --grant refresh_token --redirect-uri http://127.0.0.1/x --redirect-uri "
                    + BACK))
        .isZero();
    assertThat(lines()).containsExactly("client_id my.app");
    assertThat(value("MATCH (c:OAuthClient {id: 'my.app'}) RETURN c.redirectUris AS value"))
        .isEqualTo(new String[] {"http://127.0.0.1/x", BACK});
  }

  @Test
  void printsTheSecretOfAClientThatSignsOnceAndKeepsItSealed() {
    assertThat(run("clients register --id s --grant signature --scope a --name N")).isZero();
    assertThat(lines()).hasSize(2);
    Secret secret = new Secret(lines().get(1).split(" ")[1]);
    String sealed =
        (String) value("MATCH (c:OAuthClient {id: 's'}) RETURN c.sealedSecret AS value");
    assertThat(SealedSecrets.from(key -> Optional.ofNullable(settings.get(key))).open(sealed, "s"))
        .hasValue(secret);
    assertThat(value("MATCH (n) RETURN collect(n {.*}) AS value").toString())
        .doesNotContain(secret.text(), secret.hash());
  }

  private static final String SERVICE =
      "services register --gadget https://g.example/g.xml --service mail --proof"
          + " client_secret_basic --client c --authorization https://s.example/a --token"
          + " https://s.example/t --resource https://s.example/ --secret-file";

  @Test
  void keepsTheSecretOfAServiceSealed(@TempDir Path directory) throws Exception {
    Path file = Files.writeString(directory.resolve("secret"), " the secret\n");
    assertThat(run(SERVICE, file.toString())).isZero();
    assertThat(lines()).containsExactly("callback /gadgets/oauth2callback");
    assertThat(run(SERVICE, file.toString())).as("it is there already").isEqualTo(1);
    String id = (String) value("MATCH (s:GadgetService) RETURN s.id AS value");
    String sealed = (String) value("MATCH (s:GadgetService) RETURN s.sealedSecret AS value");
    SealedSecrets secrets = SealedSecrets.from(key -> Optional.ofNullable(settings.get(key)));
    assertThat(secrets.open(sealed, "gadget-service/" + id)).hasValue(new Secret("the secret"));
    assertThat(secrets.open(sealed, id)).as("for a client of this name").isEmpty();
    assertThat(run("services remove --gadget https://g.example/g.xml --service mail")).isZero();
    assertThat(run("services remove --gadget https://g.example/g.xml --service mail")).isEqualTo(1);
  }

  @Test
  void printsWhichCallbackAServiceOfOAuth1Needs(@TempDir Path directory) throws Exception {
    Path file = Files.writeString(directory.resolve("secret"), "secret");
    String service =
        SERVICE
            .replace("client_secret_basic", "hmac_sha1")
            .replace("--token", "--request-token https://s.example/r --token");
    assertThat(run(service, file.toString())).isZero();
    assertThat(lines())
        .containsExactly(
            "callback /gadgets/oauthcallback?gadget=https%3A%2F%2Fg.example%2Fg.xml&service=mail");
  }

  @Test
  void refusesServicesThatCannotBe(@TempDir Path directory) throws Exception {
    String file = Files.writeString(directory.resolve("secret"), "secret").toString();
    for (String[] change :
        new String[][] {
          {"https://g.example/g.xml", "*"},
          {"https://g.example/g.xml", "g.xml"},
          {"https://g.example/g.xml", "https://g.example/g.xml#x"},
          {"https://s.example/a", "http://s.example/a"},
          {"https://s.example/a", "https://me@s.example/a"},
          {"https://s.example/t", "ftp://s.example/t"},
          {"--token https://s.example/t", ""},
          {"--authorization https://s.example/a", "--request-token https://s.example/a"},
          {"--resource https://s.example/", ""},
          {"https://s.example/ ", "https://s.example/api "},
          {"https://s.example/ ", "https://s.example/a/../ "},
          {"https://s.example/ ", "https://s.example/?a/ "},
          {"--service mail", ""},
          {"client_secret_basic", "hmac_sha1"},
          {"client_secret_basic", "rsa_sha1"},
          {"client_secret_basic", "none"},
          {"client_secret_basic", "plaintext"},
          {"--client c", "--client \u00e4"}
        }) {
      assertThat(run(SERVICE.replace(change[0], change[1]), file))
          .as(change[0] + " as " + change[1])
          .isEqualTo(2);
    }
    assertThat(run(SERVICE, directory.resolve("missing").toString())).isEqualTo(2);
    assertThat(value("MATCH (s:GadgetService) RETURN count(s) AS value")).isEqualTo(0L);
  }

  @Test
  void keepsTheKeyOfAClientThatSignsByRsa(@TempDir Path directory) throws Exception {
    assertThat(
            run(
                "clients register --id r --grant signature --name N --rsa-key",
                rsa(directory, RsaKeys.next().getPublic())))
        .isZero();
    assertThat(lines()).containsExactly("client_id r");
    assertThat(value("MATCH (c:OAuthClient {id: 'r'}) RETURN c.publicKey AS value"))
        .asString()
        .startsWith("-----BEGIN PUBLIC KEY-----");
    assertThat(value("MATCH (c:OAuthClient {id: 'r'}) RETURN c.sealedSecret AS value")).isNull();
  }

  @Test
  void refusesAKeyThatIsTooShortOrIsNone(@TempDir Path directory) throws Exception {
    String register = "clients register --id r --grant signature --name N --rsa-key";
    KeyPairGenerator weak = KeyPairGenerator.getInstance("RSA");
    weak.initialize(1024);
    PublicKey tooShort = weak.generateKeyPair().getPublic();
    assertThat(run(register, rsa(directory, tooShort))).isEqualTo(2);
    assertThat(err.toString()).contains("an RSA key has 2048 to 8192 bits");
    assertThat(run(register, directory.resolve("missing").toString())).isEqualTo(2);
    assertThat(run(register, directory.toString())).isEqualTo(2);
    assertThat(
            run(
                register,
                Files.writeString(directory.resolve("text"), "-----BEGIN PUBLIC KEY-----")
                    .toString()))
        .isEqualTo(2);
    assertThat(value("MATCH (c:OAuthClient) RETURN count(c) AS value")).isEqualTo(1L);
  }

  @Test
  void saysThatSecretsNeedAKey() {
    settings.remove("shindig.neo4j.token-key");
    assertThat(run("clients register --id s --grant signature --name N")).isEqualTo(1);
    assertThat(err.toString()).contains("shindig.neo4j.token-key").doesNotContain("\tat ");
    assertThat(out.toString()).isEmpty();
  }

  private static String rsa(Path directory, PublicKey key) throws IOException {
    String base64 = Base64.getMimeEncoder().encodeToString(key.getEncoded());
    return Files.writeString(
            directory.resolve("key"),
            "-----BEGIN PUBLIC KEY-----\n" + base64 + "\n-----END PUBLIC KEY-----\n")
        .toString();
  }

  @Test
  void leavesAClientAloneWhoseIdIsTaken() {
    assertThat(run("clients register --id app --grant client_credentials --name N")).isEqualTo(1);
    assertThat(err.toString()).isEqualTo("There is a client with this id already.\n");
    assertThat(out.toString()).isEmpty();
    assertThat(value("MATCH (c:OAuthClient {id: 'app'}) RETURN c.name AS value")).isEqualTo("App");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "clients register",
        "clients register --name N",
        "clients register --grant authorization_code --redirect-uri " + BACK,
        "clients register --name N --grant password",
        "clients register --name N --grant AUTHORIZATION_CODE --redirect-uri " + BACK,
        "clients register --name N --grant authorization_code",
        "clients register --name N --grant authorization_code --redirect-uri http://evil.net/",
        "clients register --name N --grant authorization_code --redirect-uri https://*.net/",
        "clients register --name N --grant client_credentials --redirect-uri " + BACK,
        "clients register --name N --grant client_credentials --public",
        "clients register --name N --grant signature --public",
        "clients register --name N --grant signature --grant client_credentials",
        "clients register --name N --grant client_credentials --rsa-key pom.xml",
        "clients register --name N --grant client_credentials --id a/b",
        "clients register --name N --grant client_credentials --scope a\"b",
        "clients register --name \u202EN --grant client_credentials",
        "clients register --name N --grant client_credentials --secret x",
        "clients",
        "clients enable",
        "clients disable app more",
        "consents list",
        "consents grant --person ann --client app",
        "consents withdraw --person ann",
        "grants",
        "grants list --user ann",
        "revoke",
        "revoke --person ann --all",
        "revoke --person=",
        "revoke --all --all=x",
        "token",
        "schema --drop",
        "other",
        ""
      })
  void refusesBadArguments(String arguments) {
    assertThat(run(arguments)).isEqualTo(2);
    assertThat(out.toString()).isEmpty();
    assertThat(err.toString())
        .containsAnyOf("Usage: shindig-neo4j", "Did you mean: shindig-neo4j")
        .doesNotContain("\tat ");
    assertThat(value("MATCH (c:OAuthClient) RETURN count(c) AS value")).isEqualTo(1L);
    assertThat(value("MATCH (r:Revocation) RETURN count(r) AS value")).isEqualTo(0L);
  }

  @Test
  void listsAllClients() {
    assertThat(run("clients list")).isZero();
    assertThat(lines()).containsExactly("app\tpublic\tenabled\tauthorization_code\ta b\tApp");
    graph(
        "UNWIND range(1, "
            + 2 * Pages.SIZE
            + ") AS i CREATE (:OAuthClient {id: 'x' + i,"
            + " name: 'X', kind: 'public', redirectUris: [], grantTypes: [], scopes: [],"
            + " enabled: true, created: 1})");
    assertThat(run("clients list")).isZero();
    assertThat(lines()).hasSize(1 + 1 + 2 * Pages.SIZE).contains("x1\tpublic\tenabled\t-\t-\tX");
  }

  @Test
  void printsNothingThatMovesTheCursor() {
    graph("MATCH (c:OAuthClient) SET c.name = 'a\\u001B[2Jb\\n\\u202Ec'");
    run("clients list");
    assertThat(lines()).singleElement().asString().endsWith("\ta\uFFFD[2Jb\uFFFD\uFFFDc");
  }

  @Test
  void disablesAndEnablesAClient() {
    assertThat(run("clients disable app")).isZero();
    assertThat(enabled()).isEqualTo(false);
    assertThat(revocations()).containsExactly("client:app");
    assertThat(run("clients enable app")).isZero();
    assertThat(enabled()).isEqualTo(true);
    assertThat(run("clients disable unheard")).isEqualTo(1);
    assertThat(err.toString()).isEqualTo("There is no client with this id.\n");
  }

  @Test
  void listsAndWithdrawsConsents() {
    assertThat(run("consents list --person ann")).isZero();
    assertThat(lines()).containsExactly("app\t1970-01-01T00:00:00Z\ta\tApp");
    assertThat(run("consents withdraw --person ann --client app")).isZero();
    assertThat(revocations()).containsExactly("consent:app ann");
    assertThat(run("consents list --person ann")).isZero();
    assertThat(lines()).hasSize(1);
    assertThat(run("consents withdraw --person ann --client app")).isEqualTo(1);
    assertThat(err.toString()).isEqualTo("There is no such consent.\n");
  }

  /** For a client that goes two ways alone, and has no page to ask on. */
  @Test
  void recordsConsents() {
    assertThat(run("consents grant --person ann --client app --scope b")).isZero();
    assertThat(run("consents list --person ann")).isZero();
    assertThat(lines()).containsExactly("app\t1970-01-01T00:00:00Z\ta b\tApp");
    assertThat(run("consents grant --person nobody --client app --scope b")).isEqualTo(1);
    assertThat(run("consents grant --person ann --client other --scope b")).isEqualTo(1);
    assertThat(run("consents grant --person ann --client app --scope c")).isEqualTo(1);
    assertThat(err.toString())
        .isEqualTo(
            "There is no such person or client, or it is disabled.\n".repeat(2)
                + "The client has no scope c.\n");
  }

  @Test
  void listsGrants() {
    for (String which :
        List.of("", " --person ann", " --client app", " --person ann --client app")) {
      assertThat(run("grants list" + which)).isZero();
    }
    assertThat(run("grants list --person bob")).isZero();
    assertThat(run("grants list --client other")).isZero();
    assertThat(lines()).hasSize(4).containsOnly("g1\tapp\tann\ta");
  }

  /** A grant that expires between two pages moves no other out of the list. */
  @Test
  void listsGrantsAsOfOneMoment() {
    graph(
        """
        UNWIND range(1, %d) AS i
        CREATE (:OAuthGrant {id: 'a' + i, client: 'app', scopes: [], created: 1, expires: i * 10})
          -[:HAS_TOKEN]->(:OAuthToken {hash: 'h' + i, kind: 'access', issued: 1, expires: i * 10})
        """
            .formatted(2 * Pages.SIZE));
    AtomicLong now = new AtomicLong();
    GraphAccess graph = new GraphAccess(key -> Optional.ofNullable(settings.get(key)));
    CommandLine command =
        new CommandLine(new GrantsCommand(graph, () -> Instant.ofEpochMilli(now.getAndAdd(1_000))))
            .setOut(new PrintWriter(out, true));
    assertThat(command.execute("list")).isZero();
    assertThat(lines()).hasSize(2 * Pages.SIZE + 1).doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @ValueSource(strings = {"clients list", "consents list --person ann", "grants list"})
  void failsWhereAListCannotBePrinted(String arguments) {
    CommandLine command =
        OperatorCommand.commandLine(key -> Optional.ofNullable(settings.get(key)))
            .setOut(new PrintWriter(new BrokenPipe(), true))
            .setErr(new PrintWriter(err, true));
    assertThat(command.execute(arguments.split(" "))).isEqualTo(1);
    assertThat(err.toString()).isEqualTo("The list could not be printed to its end.\n");
  }

  @Test
  void revokesWhatWasIssued() {
    assertThat(run("revoke --person ann")).isZero();
    assertThat(run("revoke --client app")).isZero();
    assertThat(run("revoke --client http://g.example/g.xml#7")).isZero();
    assertThat(run("revoke --all")).isZero();
    assertThat(revocations())
        .containsExactly("all:", "client:app", "client:http://g.example/g.xml", "person:ann");
    assertThat(lines()).hasSize(4).allMatch(line -> line.matches("What .* 20\\S+Z is revoked\\."));
  }

  @Test
  void hasTheCommandsThatThereWereBefore() {
    assertThat(run("token --viewer ann --app 1")).isZero();
    assertThat(lines()).singleElement().asString().hasSizeGreaterThan(40);
    assertThat(run("schema --print")).isZero();
    assertThat(out.toString()).contains("CREATE CONSTRAINT oauth_client_id IF NOT EXISTS");
  }

  @Test
  void explainsEachCommand() {
    Stream.of(
            "--help",
            "clients register --help",
            "clients disable --help",
            "consents withdraw --help",
            "grants list --help",
            "keys reseal --help",
            "revoke --help",
            "schema --help",
            "token --help")
        .forEach(arguments -> assertThat(run(arguments)).as(arguments).isZero());
    assertThat(out.toString().lines().filter(line -> line.startsWith("Usage: shindig-neo4j")))
        .hasSize(9);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "clients list",
        "clients enable app",
        "clients register --name N --grant client_credentials",
        "consents list --person ann",
        "consents grant --person ann --client app --scope b",
        "consents withdraw --person ann --client app",
        "grants list",
        "keys reseal",
        "revoke --all"
      })
  void saysWhyTheGraphCannotBeAsked(String arguments) {
    settings.put("shindig.neo4j.password", "wrong");
    assertThat(run(arguments)).isEqualTo(1);
    settings.put("shindig.neo4j.uri", "http://example.org");
    assertThat(run(arguments)).isEqualTo(1);
    assertThat(out.toString()).isEmpty();
    assertThat(err.toString())
        .contains("driver.unauthorized", "shindig.neo4j.uri is not valid")
        .doesNotContain("\tat ", "wrong");
    assertThat(revocations()).isEmpty();
  }

  /** What has been printed into a broken pipe, nobody has read. */
  @Test
  void saysThatTheSecretIsLostWhereItCannotBePrinted() {
    CommandLine command =
        OperatorCommand.commandLine(key -> Optional.ofNullable(settings.get(key)))
            .setOut(new PrintWriter(new BrokenPipe(), true))
            .setErr(new PrintWriter(err, true));
    assertThat(
            command.execute(
                "clients register --id n --name N --grant client_credentials".split(" ")))
        .isEqualTo(1);
    assertThat(err.toString()).contains("disable the client");
  }

  private static final class BrokenPipe extends Writer {

    @Override
    public void write(char[] text, int start, int length) throws IOException {
      throw new IOException("Broken pipe");
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
  }

  /**
   * Runs the command.
   *
   * @param arguments with blanks between them
   * @param last one more that has blanks
   */
  private int run(String arguments, String... last) {
    Stream<String> all =
        Stream.concat(Stream.of(arguments.split(" ")), Stream.of(last)).filter(a -> !a.isEmpty());
    return OperatorCommand.commandLine(key -> Optional.ofNullable(settings.get(key)))
        .setOut(new PrintWriter(out, true))
        .setErr(new PrintWriter(err, true))
        .execute(all.toArray(String[]::new));
  }

  private List<String> lines() {
    return out.toString().lines().toList();
  }

  private Object enabled() {
    return value("MATCH (c:OAuthClient {id: 'app'}) RETURN c.enabled AS value");
  }

  private List<String> revocations() {
    Object keys =
        value("MATCH (r:Revocation) WITH r.key AS key ORDER BY key RETURN collect(key) AS value");
    return ((List<?>) keys).stream().map(String.class::cast).toList();
  }

  private void graph(String cypher) {
    server.database("neo4j").executeTransactionally(cypher);
  }

  private Object value(String cypher) {
    return server
        .database("neo4j")
        .executeTransactionally(cypher, Map.of(), result -> result.next().get("value"));
  }
}
