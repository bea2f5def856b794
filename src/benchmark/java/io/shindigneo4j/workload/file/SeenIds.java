package io.shindigneo4j.workload.file;

import com.google.common.hash.HashFunction;
import com.google.common.hash.Hashing;
import io.shindigneo4j.workload.row.RowKind;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.Map;
import org.eclipse.collections.impl.set.mutable.primitive.LongHashSet;

/**
 * The ids that have occurred in a file, as 64-bit hashes. Of ten million ids, two collide with a
 * chance of one in three hundred thousand. Not thread-safe.
 */
final class SeenIds {

  private static final HashFunction HASH = Hashing.sipHash24();

  private final Map<RowKind, LongHashSet> known = new EnumMap<>(RowKind.class);

  boolean has(RowKind kind, String id) {
    return of(kind).contains(hash(id));
  }

  /** Adds an id; returns false if it was there. */
  boolean add(RowKind kind, String id) {
    return of(kind).add(hash(id));
  }

  private LongHashSet of(RowKind kind) {
    return known.computeIfAbsent(kind, each -> new LongHashSet());
  }

  private static long hash(String id) {
    return HASH.hashString(id, StandardCharsets.UTF_8).asLong();
  }
}
