package io.shindigneo4j.web.audit;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.audit.AuditEvent;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The bounds of an audit")
class AuditLogTest {
  private final List<AuditEvent> lines = new ArrayList<>();
  private long now;
  private boolean ended;
  private final AuditLog log = AuditLog.to(lines::add, () -> ended = true, () -> now);

  @AfterEach
  void close() {
    log.close();
  }

  private void add(int times, AuditEvent event, String address) {
    for (int i = 0; i < times; i++) {
      log.add(event, address);
    }
  }

  @Test
  void areOfAnAddressAndAReason() {
    AuditEvent csrf = AuditKind.REFUSAL.refused().with("reason", "csrf");
    AuditEvent rate = AuditKind.REFUSAL.refused().with("reason", "rate");
    add(100, csrf, "a");
    add(2, rate, "a");
    add(2, csrf, "b");
    assertThat(lines).hasSize(AuditLog.MAX_REFUSALS + 4);
    now += Duration.ofMinutes(1).toNanos();
    log.tellNumbersIfDue();
    assertThat(lines.get(lines.size() - 1).line())
        .isEqualTo("kind=refusal outcome=suppressed reason=csrf address=a count=90");
  }

  @Test
  void areOfAPersonAndAClientForWhatSucceeds() {
    AuditEvent issued = AuditKind.TOKEN_ISSUE.done().with("client", "app");
    add(100, issued.with("person", "john"), "a");
    add(3, issued.with("person", "jane"), "a");
    assertThat(lines).hasSize(AuditLog.MAX_SUCCESSES + 3);
  }

  @Test
  void loseNothingOfManyPeople() {
    for (int i = 0; i < 50_000; i++) {
      log.add(AuditKind.SIGN_IN.done().with("person", "person " + i), "a");
    }
    assertThat(lines).hasSize(50_000);
  }

  @Test
  void areOfAllStrangersTogether() {
    for (int i = 0; i < 50_000; i++) {
      log.add(AuditKind.SIGN_IN.failed(), "address " + i);
    }
    assertThat(lines).hasSize(AuditLog.MAX_REFUSALS_IN_ALL);
    log.close();
    assertThat(lines).hasSizeLessThan(AuditLog.MAX_REFUSALS_IN_ALL + 60);
    assertThat(ended).isTrue();
  }

  @Test
  void haveAReasonForEachStatus() {
    assertThat(RefusalReason.of(401, null)).hasValue(RefusalReason.SIGN_IN_NEEDED);
    assertThat(RefusalReason.of(401, "Bearer error=\"invalid_token\""))
        .hasValue(RefusalReason.ACCESS_TOKEN);
    assertThat(RefusalReason.of(403, "Bearer error=\"insufficient_scope\""))
        .hasValue(RefusalReason.SCOPE);
    assertThat(RefusalReason.of(403, null)).hasValue(RefusalReason.FORBIDDEN);
    assertThat(RefusalReason.of(421, null)).hasValue(RefusalReason.HOST);
    assertThat(RefusalReason.of(429, null)).hasValue(RefusalReason.RATE);
    assertThat(RefusalReason.ofCall(403, "the token lacks the scope people:read"))
        .hasValue(RefusalReason.SCOPE);
    for (int status : new int[] {200, 303, 400, 404, 500, 503}) {
      assertThat(RefusalReason.of(status, null)).isEqualTo(Optional.empty());
    }
  }
}
