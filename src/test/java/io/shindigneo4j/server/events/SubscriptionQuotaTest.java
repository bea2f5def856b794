package io.shindigneo4j.server.events;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.server.procedure.RequestException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The subscriptions of all users")
class SubscriptionQuotaTest {

  private final SubscriptionQuota quota =
      new SubscriptionQuota(new SubscriptionLimits(3, 2, 150, 100));

  private void refuses(String user, long topics, String reason) {
    assertThatThrownBy(() -> quota.acquire(user, topics))
        .hasMessageContaining(reason)
        .isInstanceOfSatisfying(
            RequestException.class,
            e -> {
              assertThat(e.code()).isEqualTo(ErrorCode.TOO_MANY_SUBSCRIPTIONS);
              assertThat(e.retryable()).isTrue();
            });
  }

  @Test
  void leaveSomeToOtherUsers() {
    quota.acquire("alice", 0);
    quota.acquire("alice", 0);
    refuses("alice", 0, "the user has too many");
    quota.acquire("bob", 0);
    refuses("carol", 0, "the server has too many");
    quota.release("alice", 0);
    quota.acquire("carol", 0);
    assertThat(quota.subscriptions()).isEqualTo(3);
  }

  @Test
  void haveTopicsOfSoMuchMemory() {
    quota.acquire("alice", 100);
    refuses("alice", 1, "the user's subscriptions");
    quota.acquire("bob", 50);
    refuses("carol", 1, "too many topics");
    assertThat(quota.topics()).as("a refusal takes nothing").isEqualTo(150);
    quota.release("alice", 100);
    quota.acquire("carol", 100);
    quota.release("bob", 50);
    quota.release("carol", 100);
    assertThat(quota.topics()).isZero();
  }
}
