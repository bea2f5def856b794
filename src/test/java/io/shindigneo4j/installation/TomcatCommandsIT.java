package io.shindigneo4j.installation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.shindigneo4j.build.PageCommands;
import io.shindigneo4j.build.Shell;
import io.shindigneo4j.testing.Exhaustive;
import io.shindigneo4j.testing.FreePort;
import io.shindigneo4j.testing.TestDeadlines;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A whole Tomcat, by the commands of the page,")
@Exhaustive
@Timeout(value = 10, unit = TimeUnit.MINUTES)
class TomcatCommandsIT {
  private static final PageCommands PAGE = PageCommands.of("docs/install.md");

  @TempDir private Path folder;
  private Path tomcat;
  private String address;
  private Map<String, String> variables;

  /** The database is down, which must not keep Shindig from starting. */
  @BeforeEach
  void install() throws Exception {
    TomcatRelease release = TomcatRelease.TOMCAT_9;
    tomcat = folder.resolve("tomcat");
    Directories.copy(release.home(), tomcat);
    Path serverXml = tomcat.resolve("conf/server.xml");
    int port = FreePort.find();
    Files.writeString(
        serverXml,
        Files.readString(serverXml)
            .replace("port=\"8005\"", "port=\"" + FreePort.find() + "\"")
            .replace("port=\"8080\"", "address=\"127.0.0.1\" port=\"" + port + "\""));
    address = "http://127.0.0.1:" + port + "/";
    variables =
        Map.of(
            "TOMCAT", tomcat.toString(),
            "WAR", release.war().toString(),
            "JAVA_HOME", System.getProperty("java.home"));
    PAGE.run("install-war", folder, variables);
    PAGE.run("make-token-key", folder, variables);
    Files.writeString(tomcat.resolve("bin/setenv.sh"), PAGE.text("shindig-environment"));
  }

  @AfterEach
  void stop() throws Exception {
    Shell.run("\"$TOMCAT/bin/shutdown.sh\" 60 -force", folder, variables);
  }

  @Test
  void startsAndGetsANewWar() throws Exception {
    PAGE.run("start-tomcat", folder, variables);
    String first = process();
    PAGE.run("upgrade-shindig", folder, variables);
    assertThat(process()).isNotEqualTo(first);
    assertThat(tomcat.resolve("logs/catalina.out"))
        .content()
        .doesNotContain("Address already in use")
        .contains("Destroying ProtocolHandler");
  }

  /** The process that answers; only one does, as the page has the first one end. */
  private String process() throws IOException {
    await()
        .atMost(TestDeadlines.PROCESS)
        .ignoreExceptionsInstanceOf(IOException.class)
        .until(() -> Http.at(address).get().status() == 200);
    return Files.readString(tomcat.resolve("temp/tomcat.pid"));
  }
}
