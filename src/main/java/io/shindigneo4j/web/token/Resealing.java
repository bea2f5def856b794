package io.shindigneo4j.web.token;

import io.shindigneo4j.opensocial.oauth.Secret;
import io.shindigneo4j.web.token.SealedValues.SealedValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Seals again, by the key that encrypts now, what other keys have sealed. It may run while Shindigs
 * do, and again at any time. For one thread.
 */
public final class Resealing {

  private final SealedSecrets secrets;
  private final SealedValues values;
  private final List<String> unreadable = new ArrayList<>();
  private long resealed;
  private long unchanged;

  private Resealing(SealedSecrets secrets, SealedValues values) {
    this.secrets = secrets;
    this.values = values;
  }

  /** Seals all values of a kind again. */
  public static Resealing of(SealedSecrets secrets, SealedValues values) {
    Resealing resealing = new Resealing(secrets, values);
    values.forEach(resealing::reseal);
    return resealing;
  }

  private void reseal(SealedValue value) {
    if (secrets.isCurrent(value.sealed())) {
      unchanged++;
      return;
    }
    Optional<Secret> secret = secrets.open(value.sealed(), value.owner());
    if (secret.isEmpty()) {
      unreadable.add(value.owner());
    } else if (values.replace(value, secrets.seal(secret.get(), value.owner()))) {
      resealed++;
    } else {
      unchanged++; // by us
    }
  }

  /** How many there were. */
  public long resealed() {
    return resealed;
  }

  /** How many were sealed by that key already, or were changed by others meanwhile. */
  public long unchanged() {
    return unchanged;
  }

  /** The owners of those that no key opens. */
  public List<String> unreadable() {
    return unreadable;
  }
}
