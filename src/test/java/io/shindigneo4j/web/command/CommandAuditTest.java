package io.shindigneo4j.web.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.AuditLines;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.json.JSONObject;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The audit of commands")
@ExtendWith(SharedGraphServer.class)
class CommandAuditTest {
  @TempDir Path directory;
  private Operator operator;
  private AuditLines audit;

  @BeforeEach
  void connect(GraphServer server) throws Exception {
    operator = new Operator(server, directory.resolve("token.key"));
    operator.set("shindig.neo4j.audit-file", directory.resolve("audit.log").toString());
    audit = new AuditLines(directory.resolve("audit.log.commands.0"));
  }

  @Test
  void tellsWhoDidWhatToWhomAndWhatCameOfIt() throws Exception {
    assertThat(operator.run("clients disable nobody")).isEqualTo(1);
    assertThat(operator.run("revoke --person ann")).isZero();
    List<JSONObject> events = audit.of("command");
    assertThat(events).hasSize(2);
    assertThat(events.get(0).getString("command")).isEqualTo("shindig-neo4j clients disable");
    assertThat(events.get(0).getString("outcome")).isEqualTo("failed");
    assertThat(events.get(0).getString("arguments")).isEqualTo("ID=nobody");
    assertThat(events.get(0).getString("user")).isEqualTo(System.getProperty("user.name"));
    assertThat(events.get(1).getString("command")).isEqualTo("shindig-neo4j revoke");
    assertThat(events.get(1).getString("outcome")).isEqualTo("succeeded");
    assertThat(events.get(1).getString("arguments")).isEqualTo("--person=ann");
  }

  @Test
  void tellsEachCommand() throws Exception {
    List<String> commands =
        List.of(
            "clients register --grant client_credentials --scope people:read --name N",
            "clients list",
            "services list",
            "keys list",
            "keys rotate",
            "consents list --person ann",
            "grants list",
            "schema --print",
            "token --viewer ann --app 1");
    for (String command : commands) {
      assertThat(operator.run(command)).as(command + operator.errors()).isZero();
      if (command.startsWith("clients register") || command.startsWith("token")) {
        String printed = operator.lines().get(operator.lines().size() - 1);
        assertThat(Files.readString(audit.file()))
            .doesNotContain(printed.substring(printed.lastIndexOf(' ') + 1));
      }
    }
    assertThat(audit.of("command")).hasSize(commands.size());
    assertThat(audit.last("command").getString("arguments")).contains("--viewer=ann");
  }

  @Test
  void doesWithoutHelpAndWithoutAFile() {
    operator.run("--help");
    operator.run("clients --help");
    assertThat(audit.all()).isEmpty();
    operator.set("shindig.neo4j.audit-file", "");
    assertThat(operator.run("clients list")).isZero();
    assertThat(audit.all()).isEmpty();
  }

  /** What cannot be told is not done. */
  @Test
  void isNeededForACommand() throws Exception {
    Files.createDirectories(audit.file());
    assertThat(operator.run("revoke --person ann")).isEqualTo(1);
    assertThat(operator.errors()).contains("shindig.neo4j.audit-file");
  }

  @Test
  void isNotNeededForTheDoctorWhoTellsWhatIsWrong() {
    operator.set("shindig.neo4j.audit-file", directory.resolve("none/audit.log").toString());
    operator.run("doctor");
    assertThat(operator.lines()).anyMatch(line -> line.startsWith("FAIL"));
    assertThat(String.join("\n", operator.lines())).contains("shindig.neo4j.audit-file");
  }
}
