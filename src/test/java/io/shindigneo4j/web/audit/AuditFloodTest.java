package io.shindigneo4j.web.audit;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.AuditLines;
import io.shindigneo4j.testing.TestDeadlines;
import io.shindigneo4j.web.launcher.Answer;
import io.shindigneo4j.web.launcher.WebappServer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.json.JSONObject;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The audit of Shindig, when a stranger floods it")
@Timeout(TestDeadlines.TEST_SECONDS)
class AuditFloodTest {

  /** So few that they come in one minute, in which the audit counts. */
  private static final int REQUESTS = 50;

  @TempDir Path directory;

  @Test
  void hasAFewLinesAndANumberInAFileOfItsOwner() throws Exception {
    AuditLines audit = AuditLines.in(directory);
    try (WebappServer server = WebappServer.start(directory, AuditLines.settings(directory))) {
      for (int i = 0; i < REQUESTS; i++) {
        String address = server.address() + "/social/rest/people/a/@self";
        assertThat(Answer.to("GET", address, null, "X-Shindig-ST", "bad").status()).isEqualTo(401);
      }
      assertThat(audit.all()).hasSize(AuditLog.MAX_REFUSALS);
    }
    List<JSONObject> all = audit.all();
    assertThat(all).hasSize(AuditLog.MAX_REFUSALS + 1);
    JSONObject number = all.get(AuditLog.MAX_REFUSALS);
    assertThat(number.getString("outcome")).isEqualTo("suppressed");
    assertThat(number.getString("reason")).isEqualTo("security-token");
    assertThat(number.getString("address")).isEqualTo("127.0.0.1");
    assertThat(number.getString("count")).isEqualTo("" + (REQUESTS - AuditLog.MAX_REFUSALS));
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(audit.file())))
        .isEqualTo("rw-------");
  }
}
