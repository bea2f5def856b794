package io.shindigneo4j.server.audit;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The audit of the plug-in")
class ServerAuditTest {
  private static final String ADDRESS = "/192.0.2.7:51234";

  private final List<String> lines = new ArrayList<>();
  private long now = Long.MAX_VALUE; // as time may pass that, too
  private final ServerAudit audit = new ServerAudit(lines::add, () -> now);

  private void pass(Duration time) {
    now += time.toNanos();
  }

  @Test
  void namesWhoWasNotLetIn() {
    audit.loginRefused("alice", ADDRESS, "http.unauthorized");
    assertThat(lines)
        .containsExactly(
            "kind=login outcome=refused reason=http.unauthorized user=alice address=192.0.2.7");
  }

  @Test
  void isOneLineOfABoundedLengthWhateverTheNameIs() {
    audit.loginRefused(
        "a\nkind=login outcome=succeeded user=\u202e" + "x".repeat(9_000), ADDRESS, "r");
    assertThat(lines).hasSize(1);
    assertThat(lines.get(0)).contains("a<U+000A>kind=login").hasSizeLessThan(400);
    assertThat(lines.get(0).lines()).hasSize(1);
  }

  @Test
  void hasAddressesOfBothKindsAndNone() {
    audit.loginRefused("", "/[2001:db8:0:0:0:0:0:1]:51234", "r");
    audit.loginRefused("", "local:5", "r");
    audit.forbidden("bob", null, "procedure.forbidden", "people.get");
    assertThat(lines)
        .containsExactly(
            "kind=login outcome=refused reason=r address=\"[2001:db8:0:0:0:0:0:1]\"",
            "kind=login outcome=refused reason=r address=local",
            "kind=refusal outcome=refused reason=procedure.forbidden what=people.get user=bob");
  }

  @Test
  void tellsALoginOnceInAnHour() {
    audit.loggedIn("alice", ADDRESS);
    audit.loggedIn("alice", "/192.0.2.7:51235");
    audit.loggedIn("alice", "/192.0.2.8:51235");
    assertThat(lines).hasSize(2).allMatch(line -> line.startsWith("kind=login outcome=succeeded"));
    pass(Duration.ofMinutes(59));
    audit.loggedIn("alice", ADDRESS);
    assertThat(lines).hasSize(2);
    pass(Duration.ofMinutes(1));
    audit.loggedIn("alice", ADDRESS);
    assertThat(lines).hasSize(3);
  }

  @Test
  void forgetsLoginsWhereThereAreMany() {
    FirstLogins logins = new FirstLogins(() -> now);
    for (int i = 0; i <= FirstLogins.MAX; i++) {
      assertThat(logins.add("user " + i, "a")).isTrue();
    }
    assertThat(logins.add("user 0", "a")).as("which was told first").isTrue();
    assertThat(logins.add("user " + FirstLogins.MAX, "a")).isFalse();
  }

  @Test
  void isNotFilledByAStranger() {
    for (int i = 0; i < 10_000; i++) {
      audit.loginRefused("user " + i, ADDRESS, "http.unauthorized");
    }
    assertThat(lines).hasSize(ServerAudit.MAX);
    pass(Duration.ofMinutes(1));
    audit.tellNumbersIfDue();
    assertThat(lines.get(ServerAudit.MAX))
        .isEqualTo("kind=login outcome=suppressed address=192.0.2.7 count=9990");
    audit.loginRefused("alice", ADDRESS, "http.unauthorized");
    assertThat(lines).hasSize(ServerAudit.MAX + 2);
  }

  @Test
  void isNotFilledByManyStrangers() {
    for (int i = 0; i < 100_000; i++) {
      audit.loginRefused("x", "/address" + i + ":1", "http.unauthorized");
    }
    audit.loggedIn("mallory", "/address0:2");
    assertThat(lines.get(lines.size() - 1))
        .as("who gets in does not hide among those who do not")
        .isEqualTo("kind=login outcome=succeeded user=mallory address=address0");
    audit.end();
    assertThat(lines).hasSizeLessThan(ServerAudit.MAX_IN_ALL + 60);
  }
}
