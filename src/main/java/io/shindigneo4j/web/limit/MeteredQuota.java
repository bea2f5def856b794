package io.shindigneo4j.web.limit;

import java.util.Optional;

/**
 * A quota whose refusals are counted.
 *
 * @param refused is run for each
 */
record MeteredQuota(Quota quota, Runnable refused) implements Quota {

  @Override
  public Optional<TooManyRequests> take(int tokens) {
    Optional<TooManyRequests> refusal = quota.take(tokens);
    refusal.ifPresent(any -> refused.run());
    return refusal;
  }

  @Override
  public void giveBack(int tokens) {
    quota.giveBack(tokens);
  }
}
