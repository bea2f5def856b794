package io.shindigneo4j.schema.sealed;

import java.util.List;

/**
 * An encrypted value.
 *
 * @param id what tells its node from others, as {@link SealedKind#idSize} says
 * @param sealed the name of its key, a dot, and what only this key opens
 */
public record SealedValue(List<String> id, String sealed) {

  /** Whether it needs the key of this name. */
  public boolean isBy(String key) {
    return sealed.startsWith(key + ".");
  }
}
