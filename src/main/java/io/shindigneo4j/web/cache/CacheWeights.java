package io.shindigneo4j.web.cache;

import com.google.common.base.Throwables;
import com.google.common.primitives.Ints;
import de.odysseus.el.tree.Tree;
import org.apache.shindig.gadgets.features.FeatureRegistry.LookupResult;
import org.apache.shindig.gadgets.spec.GadgetSpec;
import org.apache.shindig.gadgets.spec.MessageBundle;

/** The bytes that objects of Shindig's caches take: estimated, and rather too many. */
final class CacheWeights {
  /** A place in the cache, and an object of which nothing else is known. */
  private static final int ENTRY = 1_024;

  private static final int BYTES_OF_CHARACTER = 2;
  private static final long BYTES_OF_REFERENCE = 8;

  /** A failure with what it was called by. */
  private static final int FAILURE = 16_384;

  /** A message bundle of short messages takes as much for each character. */
  private static final int BYTES_OF_MESSAGES = 16;

  /** The tree of an expression takes as much for each character. */
  private static final int BYTES_OF_EXPRESSION = 128;

  private CacheWeights() {}

  static int of(CacheKey key, Object value) {
    long length = key.key().toString().length();
    return Ints.saturatedCast(ENTRY + BYTES_OF_CHARACTER * length + bytes(value, length));
  }

  private static long bytes(Object value, long length) {
    if (value instanceof Weighted ours) {
      return ours.bytes();
    }
    if (value instanceof GadgetSpec gadget) {
      return GadgetWeight.of(gadget);
    }
    if (value instanceof MessageBundle messages) {
      return (long) BYTES_OF_MESSAGES * messages.toString().length();
    }
    if (value instanceof Throwable failure) {
      return bytes(failure);
    }
    if (value instanceof Tree) {
      return BYTES_OF_EXPRESSION * length;
    }
    if (value instanceof LookupResult features) {
      return BYTES_OF_REFERENCE * (features.getBundles().size() + features.getResources().size());
    }
    return 0;
  }

  private static long bytes(Throwable failure) {
    return Throwables.getCausalChain(failure).stream()
        .mapToLong(cause -> FAILURE + (long) BYTES_OF_CHARACTER * cause.toString().length())
        .sum();
  }
}
