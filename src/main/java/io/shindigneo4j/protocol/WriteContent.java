package io.shindigneo4j.protocol;

import io.shindigneo4j.protocol.Message.CallProcedure;
import io.shindigneo4j.protocol.Message.RunCypher;
import io.shindigneo4j.protocol.Message.Work;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Tells a write that is sent again from another write with the same request id. */
public final class WriteContent {

  private static final MessageCodec CODEC = new MessageCodec(Format.BSON);

  private WriteContent() {}

  /**
   * The SHA-256 of a write, without its id, its terms and the order of its maps, which may differ
   * when it is sent again.
   */
  public static byte[] digest(Work work) {
    return digest(work, sorted(work.parameters()));
  }

  /**
   * Whether a digest is that of the write.
   *
   * @param digest of this version, or of an earlier one, for which the order of maps counted
   */
  public static boolean hasDigest(Work work, byte[] digest) {
    return Arrays.equals(digest(work), digest)
        || Arrays.equals(digest(work, work.parameters()), digest);
  }

  private static byte[] digest(Work work, Map<String, Object> parameters) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(CODEC.encode(with(work, parameters)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Work with(Work work, Map<String, Object> parameters) {
    Terms terms = Terms.of(AccessMode.WRITE, Duration.ZERO);
    if (work instanceof RunCypher run) {
      return new RunCypher(0, terms, run.text(), parameters);
    } else if (work instanceof CallProcedure call) {
      return new CallProcedure(0, terms, call.procedure(), parameters);
    }
    throw new IllegalArgumentException("work of an unknown kind: " + work.getClass().getName());
  }

  private static Map<String, Object> sorted(Map<?, ?> map) {
    Map<String, Object> sorted = new TreeMap<>();
    map.forEach((key, value) -> sorted.put((String) key, sorted(value)));
    return sorted;
  }

  private static @Nullable Object sorted(@Nullable Object value) {
    if (value instanceof Map<?, ?> map) {
      return sorted(map);
    } else if (value instanceof List<?> list) {
      return list.stream()
          .map(WriteContent::sorted)
          .collect(Collectors.toCollection(ArrayList::new));
    }
    return value;
  }
}
