package io.shindigneo4j.web.command;

import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.web.token.SealedSecrets;
import io.shindigneo4j.web.token.SealedValues;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

/**
 * What the graph has encrypted for good by the keys of tokens; tokens, which end by themselves, are
 * none of it. Another kind is another line.
 */
final class SealedKinds {

  private SealedKinds() {}

  static List<SealedValues> of(OperationRunner operations) {
    return List.of(new ClientSecrets(operations));
  }

  /** How many values of a kind need a key to be opened. */
  static long sealedBy(String key, SealedValues values) {
    AtomicLong count = new AtomicLong();
    values.forEach(
        value -> {
          if (SealedSecrets.isSealedBy(key, value.sealed())) {
            count.incrementAndGet();
          }
        });
    return count.get();
  }
}
