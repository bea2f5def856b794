package io.shindigneo4j.build;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.shindigneo4j.driver.DriverSettings;
import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.opensocial.configuration.BackendSettings;
import io.shindigneo4j.opensocial.configuration.SettingSources;
import io.shindigneo4j.server.ServerSettings;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.StartsServer;
import io.shindigneo4j.testing.TestDeadlines;
import io.shindigneo4j.web.origin.Origins;
import io.shindigneo4j.web.token.TokenSettings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.neo4j.configuration.BootloaderSettings;
import org.neo4j.configuration.Config;
import org.neo4j.configuration.GraphDatabaseSettings;
import org.neo4j.configuration.helpers.SocketAddress;
import org.neo4j.graphdb.config.Setting;

/** Does what the page says, in folders that look like those of Neo4j and Tomcat. */
@DisplayName("The steps of docs/install.md")
@StartsServer
class InstallPageTest {

  private static final PageCommands PAGE = PageCommands.of("docs/install.md");
  private static final Pattern REPLACEMENT =
      Pattern.compile("^ *\\| [^|]+ \\| `(org[^`]+)` \\| `(io[^`]+)` \\|$", Pattern.MULTILINE);

  @TempDir private Path folder;

  private final Map<String, String> variables = new HashMap<>();

  @BeforeEach
  void makeFolders() throws IOException {
    for (String name : List.of("NEO4J", "TOMCAT", "SHINDIG")) {
      variables.put(name, folder.resolve(name).toString());
    }
    variables.put("CATALINA_BASE", folder.resolve("TOMCAT").toString());
    for (String name :
        List.of(
            "NEO4J/conf",
            "NEO4J/plugins",
            "TOMCAT/conf",
            "TOMCAT/webapps/ROOT",
            "SHINDIG/WEB-INF/lib")) {
      Files.createDirectories(folder.resolve(name));
    }
    for (String name : List.of("PLUGIN", "WAR", "CLASSES", "DRIVER")) {
      variables.put(name, Files.writeString(folder.resolve(name + ".jar"), name).toString());
    }
  }

  private void run(String name) throws Exception {
    PAGE.run(name, folder, variables);
  }

  @Test
  void putTheArtifactsWhereTheyBelong() throws Exception {
    run("install-plugin");
    run("install-war");
    run("install-jars");
    assertThat(folder.resolve("NEO4J/plugins/PLUGIN.jar")).hasContent("PLUGIN");
    assertThat(folder.resolve("TOMCAT/webapps/ROOT.war")).hasContent("WAR");
    assertThat(folder.resolve("TOMCAT/webapps/ROOT")).as("what would win").doesNotExist();
    assertThat(folder.resolve("SHINDIG/WEB-INF/lib/CLASSES.jar")).hasContent("CLASSES");
    assertThat(folder.resolve("SHINDIG/WEB-INF/lib/DRIVER.jar")).hasContent("DRIVER");
  }

  @Test
  void openTheEndpointToOtherMachines() throws Exception {
    run("listen-on-all-addresses");
    run("stop-when-out-of-memory");
    assertThat(configuration().get(ServerSettings.listen_address))
        .isEqualTo(new SocketAddress("0.0.0.0", 7690));
    assertThat(configuration().get(BootloaderSettings.additional_jvm))
        .contains("-XX:+ExitOnOutOfMemoryError");
  }

  /** As Neo4j reads it. */
  private Config configuration() {
    Path home = folder.resolve("NEO4J");
    return Config.newBuilder()
        .set(GraphDatabaseSettings.neo4j_home, home)
        .set(GraphDatabaseSettings.strict_config_validation, true)
        .fromFile(home.resolve("conf/neo4j.conf"))
        .build();
  }

  @Test
  void makeAKeyThatOnlyItsOwnerReads() throws Exception {
    assumeOpenssl();
    run("make-token-key");
    Path key = folder.resolve("TOMCAT/conf/token.key");
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(key)))
        .isEqualTo("rw-------");
    SettingSources environment = environment("shindig-environment");
    assertThat(TokenSettings.from(environment::find).keys()).isPresent();
  }

  private void assumeOpenssl() throws Exception {
    String found = Shell.run("command -v openssl || true", folder, variables);
    assumeTrue(!found.isEmpty(), "openssl is not on this machine");
  }

  /** After the blocks of these names. */
  private SettingSources environment(String... names) throws Exception {
    Map<String, String> all = variables;
    for (String name : names) {
      all = PAGE.environment(name, folder, all);
    }
    return new SettingSources(List.of(), Map.of(), all);
  }

  @Test
  void encryptTheConnectionOfShindigsUser() throws Exception {
    assumeOpenssl();
    run("make-certificate");
    run("encrypt-endpoint");
    try (GraphServer server = GraphServer.start(encryption())) {
      server.database("system").executeTransactionally(PAGE.text("create-user"));
      SettingSources shindig = environment("shindig-environment", "shindig-environment-encrypted");
      try (GraphDriver driver = GraphDriver.connect(driverSettings(shindig, server.port()))) {
        assertThat(driver.execute(Statement.cypher("RETURN 1 AS one")).first()).isPresent();
      }
    }
  }

  private Map<Setting<?>, Object> encryption() {
    Config configuration = configuration();
    Map<Setting<?>, Object> settings = new HashMap<>();
    for (Setting<?> setting :
        List.of(
            ServerSettings.tls_enabled,
            ServerSettings.tls_certificate,
            ServerSettings.tls_private_key)) {
      settings.put(setting, configuration.get(setting));
    }
    return settings;
  }

  /** The page has the plug-in's default port. */
  private static DriverSettings driverSettings(SettingSources shindig, int port) {
    return BackendSettings.from(
            key -> shindig.find(key).map(value -> value.replace(":7690/", ":" + port + "/")))
        .driver()
        .withConnectTimeout(TestDeadlines.HANGING)
        .withCallTimeout(TestDeadlines.HANGING);
  }

  @Test
  void giveGadgetsAHostOfTheirOwn() throws Exception {
    Origins origins = Origins.from(environment("gadget-host")::find);
    assertThat(origins.isOfGadgets("a.gadgets.example.net")).isTrue();
    assertThat(origins.containers()).containsExactly("https://social.example.org");
  }

  @Test
  void takeTheAddressOfAManagedNeo4j() throws Exception {
    SettingSources shindig = environment("bolt-environment");
    assertThat(BackendSettings.from(shindig::find).driver().uri())
        .hasToString("neo4j+s://abcd1234.databases.neo4j.io/neo4j");
  }

  @Test
  void haveTomcatTakeTheAddressesOfClientsFromAProxy() throws Exception {
    Path context = folder.resolve("TOMCAT/conf/context.xml");
    Files.writeString(context, "<Context>\n</Context>\n");
    run("addresses-behind-a-proxy");
    assertThat(context)
        .hasContent(
            "<Context>\n"
                + "<Valve className=\"org.apache.catalina.valves.RemoteIpValve\" /></Context>\n");
  }

  @Test
  void replaceClassesOfShindigByOurs() throws Exception {
    String webXml = Files.readString(Path.of("webapp/WEB-INF/web.xml"));
    List<MatchResult> rows =
        REPLACEMENT.matcher(Files.readString(Path.of("docs/install.md"))).results().toList();
    assertThat(rows).hasSize(10);
    for (MatchResult row : rows) {
      assertThat(Class.forName(row.group(1))).isNotNull();
      assertThat(webXml).contains(row.group(2)).doesNotContain(row.group(1));
    }
  }
}
