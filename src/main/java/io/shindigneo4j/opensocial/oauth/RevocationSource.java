package io.shindigneo4j.opensocial.oauth;

import io.shindigneo4j.schema.authorization.RevocationOperations.Revocation;
import java.util.List;

/** Where revocations come from. */
@FunctionalInterface
interface RevocationSource {

  /**
   * The revocations after a number, in their order; at most as many as one answer has.
   *
   * @throws RuntimeException if they cannot be read now
   */
  List<Revocation> after(long sequence);
}
