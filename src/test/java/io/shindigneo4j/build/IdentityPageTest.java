package io.shindigneo4j.build;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.opensocial.configuration.SettingSources;
import io.shindigneo4j.schema.migration.MigrationSet;
import io.shindigneo4j.server.procedure.ProcedureRights;
import io.shindigneo4j.testing.Exhaustive;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.testing.Tokens;
import io.shindigneo4j.web.token.TokenSettings;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.jar.Attributes.Name;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** The classes of this process are where an installation has those of the WAR. */
@DisplayName("The operator's commands on the pages")
@ExtendWith(SharedGraphServer.class)
class IdentityPageTest {

  private static final int NEWEST = MigrationSet.ofProject().newest();

  private static final PageCommands INSTALLATION = PageCommands.of("docs/install.md");
  private static final PageCommands GADGETS = PageCommands.of("docs/gadget-oauth.md");
  private static final PageCommands PAGE = PageCommands.of("docs/identity.md");

  @TempDir private Path tomcat;

  private final Map<String, String> variables = new HashMap<>();

  private GraphServer server;

  @BeforeEach
  void install(GraphServer shared) throws Exception {
    server = shared;
    Path libraries = tomcat.resolve("webapps/ROOT/WEB-INF/lib");
    Files.createDirectories(libraries);
    Files.createDirectories(tomcat.resolve("bin"));
    writeJar(libraries.resolve("all.jar"));
    variables.put("TOMCAT", tomcat.toString());
    variables.put("SHINDIG_NEO4J_URI", server.uri().toString());
    variables.put("SHINDIG_NEO4J_USERNAME", GraphServer.CREDENTIALS.username());
    variables.put("SHINDIG_NEO4J_PASSWORD", GraphServer.CREDENTIALS.password());
    INSTALLATION.run("install-operator-command", tomcat, variables);
  }

  /** A jar that leads to the classes of this process. */
  private static void writeJar(Path jar) throws IOException {
    String path = System.getProperty("java.class.path");
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Name.MANIFEST_VERSION, "1.0");
    manifest
        .getMainAttributes()
        .put(
            Name.CLASS_PATH,
            Stream.of(path.split(File.pathSeparator))
                .map(each -> Path.of(each).toUri().toString())
                .collect(Collectors.joining(" ")));
    new JarOutputStream(Files.newOutputStream(jar), manifest).close();
  }

  @Test
  void sayWhatTheyCanDo() throws Exception {
    assertThat(INSTALLATION.run("operator-help", tomcat, variables))
        .contains("Usage: shindig-neo4j", "token", "schema", "clients", "revoke");
  }

  @Test
  void checkAnInstallation() throws Exception {
    Path key = Files.writeString(tomcat.resolve("token.key"), Tokens.KEY);
    Path password =
        Files.writeString(tomcat.resolve("password"), GraphServer.CREDENTIALS.password());
    variables.remove("SHINDIG_NEO4J_PASSWORD");
    variables.put("SHINDIG_NEO4J_PASSWORD_FILE", password.toString());
    variables.put("SHINDIG_NEO4J_TOKEN_KEY_FILE", key.toString());
    variables.put("SHINDIG_NEO4J_OPERATOS", "ann");
    graph("MERGE (s:ShindigSchema {name: 'shindig-neo4j'}) SET s.version = " + NEWEST);
    assertThat(INSTALLATION.run("operator-doctor", tomcat, variables))
        .contains("OK    login", "OK    round trip", "is it SHINDIG_NEO4J_OPERATORS?", " 0 FAIL")
        .doesNotContain(GraphServer.CREDENTIALS.password(), Tokens.KEY);
  }

  @Exhaustive
  @Test
  void changeTheKeyOfTheTokens() throws Exception {
    Path file = Files.writeString(tomcat.resolve("token.key"), Tokens.KEY);
    variables.put("SHINDIG_NEO4J_TOKEN_KEY_FILE", file.toString());
    variables.put("SHINDIG_NEO4J_TOKEN_KEY_DELAY", "PT0.001S");
    INSTALLATION.run("rotate-key", tomcat, variables);
    assertThat(INSTALLATION.run("list-keys", tomcat, variables).lines())
        .satisfiesExactly(
            old -> assertThat(old).startsWith("unnamed").doesNotContain("encrypts"),
            added -> assertThat(added).contains("encrypts and decrypts"));
    INSTALLATION.run("reseal-by-new-key", tomcat, variables);
    INSTALLATION.run("retire-key", tomcat, variables);
    assertThat(Files.readString(file)).doesNotContain(Tokens.KEY);
    SettingSources settings = new SettingSources(List.of(), Map.of(), variables);
    assertThat(TokenSettings.from(settings::find).keys()).isPresent();
  }

  @Exhaustive
  @Test
  void lookAfterClientsAndConsents() throws Exception {
    assertThat(PAGE.run("register-client", tomcat, variables))
        .matches("client_id photos\nclient_secret \\S{43}\n");
    assertThat(PAGE.run("manage-clients", tomcat, variables))
        .isEqualTo(
            "photos\tconfidential\tenabled\tauthorization_code refresh_token"
                + "\talbums:read people:read\tPhoto album\n");
    graph(
        """
        MATCH (client:OAuthClient {id: 'photos'})
        CREATE (:Person {id: 'john.doe'})-[:CONSENTS_TO {scopes: ['people:read'], since: 0}]->(client)
        """);
    assertThat(PAGE.run("manage-consents", tomcat, variables))
        .isEqualTo("photos\t1970-01-01T00:00:00Z\tpeople:read\tPhoto album\n");
    assertThat(PAGE.run("revoke", tomcat, variables)).endsWith(" is revoked.\n");
    assertThat(values("MATCH (r:Revocation) RETURN r.key AS value ORDER BY r.sequence"))
        .containsExactly("client:photos", "person:john.doe");
    assertThat(values("MATCH ()-[c:CONSENTS_TO]->() RETURN c AS value")).isEmpty();
  }

  @Exhaustive
  @Test
  void copyTheGraph() throws Exception {
    PageCommands backup = PageCommands.of("docs/backup.md");
    Path neo4j = Files.createDirectories(tomcat.resolve("neo4j/conf")).getParent();
    variables.put("NEO4J", neo4j.toString());
    backup.run("allow-export", tomcat, variables);
    String setting = Files.readString(neo4j.resolve("conf/neo4j.conf")).strip();
    assertThat(setting).startsWith("server.shindig.neo4j.procedures=");
    ProcedureRights rights = ProcedureRights.parse(setting.substring(setting.indexOf('=') + 1));
    assertThat(rights.allow("backup", "system.export.next")).isTrue();
    assertThat(rights.allow("neo4j", "system.export.next")).isFalse();
    graph("CREATE (:Person {id: 'john.doe'})");
    backup.run("export-graph", tomcat, variables);
    server.clear();
    backup.run("import-graph", tomcat, variables);
    assertThat(values("MATCH (p:Person) RETURN p.id AS value")).containsExactly("john.doe");
  }

  @Exhaustive
  @Test
  void registerAClientThatSigns() throws Exception {
    variables.put("SHINDIG_NEO4J_TOKEN_KEY", Tokens.KEY);
    assertThat(PAGE.run("register-signing-client", tomcat, variables))
        .matches("client_id reports\nclient_secret \\S{43}\n");
    assertThat(PAGE.run("register-three-legged-client", tomcat, variables))
        .matches("client_id prints\nclient_secret \\S{43}\n");
    assertThat(values("MATCH (c:OAuthClient {id: 'prints'}) RETURN c.redirectUris AS value"))
        .extracting(uris -> List.of((String[]) uris))
        .containsExactly(List.of("https://prints.example.org/back", "oob"));
    assertThat(PAGE.run("reseal", tomcat, variables))
        .isEqualTo(
            """
            By the key unnamed, secrets of clients: 0 sealed again, 0 lost
            By the key unnamed, secrets of request tokens: 0 sealed again, 0 lost
            By the key unnamed, secrets of tokens: 0 sealed again, 0 lost
            By the key unnamed, secrets of services: 0 sealed again, 0 lost
            By the key unnamed, tokens of gadgets: 0 sealed again, 0 lost
            """);
  }

  @Exhaustive
  @Test
  void lookAfterServicesOfGadgets() throws Exception {
    variables.put("SHINDIG_NEO4J_TOKEN_KEY", Tokens.KEY);
    Files.writeString(tomcat.resolve("secret.txt"), "the secret\n");
    Files.writeString(tomcat.resolve("key.pem"), "-----BEGIN PRIVATE KEY-----\nAA\n");
    assertThat(GADGETS.run("register-service", tomcat, variables))
        .isEqualTo("callback /gadgets/oauth2callback\n");
    assertThat(GADGETS.run("register-signature", tomcat, variables)).isEmpty();
    assertThat(GADGETS.run("manage-services", tomcat, variables))
        .isEqualTo(
            "*\t-\trsa_sha1\tsocial.example.org\t-\n"
                + "https://gadgets.example.org/mail.xml\tmail\tclient_secret_basic\tshindig"
                + "\thttps://mail.example.com/api/\n");
    assertThat(values("MATCH (s:GadgetService) RETURN s.gadget AS value")).containsExactly("*");
  }

  private void graph(String cypher) {
    server.database("neo4j").executeTransactionally(cypher);
  }

  private List<Object> values(String cypher) {
    return server
        .database("neo4j")
        .executeTransactionally(
            cypher, Map.of(), result -> result.stream().map(row -> row.get("value")).toList());
  }
}
