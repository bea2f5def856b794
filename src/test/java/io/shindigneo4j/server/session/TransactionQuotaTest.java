package io.shindigneo4j.server.session;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Transactions that wait for their clients")
class TransactionQuotaTest {

  private final TransactionQuota quota = new TransactionQuota(2, 3);

  @Test
  void areLimitedForEachUser() {
    assertThat(quota.tryAcquire("alice")).isTrue();
    assertThat(quota.tryAcquire("alice")).isTrue();
    assertThat(quota.tryAcquire("alice")).isFalse();
    assertThat(quota.tryAcquire("bob")).as("another user").isTrue();
    quota.release("alice");
    assertThat(quota.tryAcquire("alice")).isTrue();
  }

  @Test
  void areLimitedForAllUsersTogether() {
    assertThat(quota.tryAcquire("alice")).isTrue();
    assertThat(quota.tryAcquire("bob")).isTrue();
    assertThat(quota.tryAcquire("carol")).isTrue();
    assertThat(quota.tryAcquire("dave")).isFalse();
    quota.release("bob");
    assertThat(quota.tryAcquire("dave")).isTrue();
  }
}
