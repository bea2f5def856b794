package io.shindigneo4j.driver.cluster;

import java.net.URI;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * The servers that may have a routing table: those of the last table, and the seeds that the driver
 * was given. Used by one thread at a time.
 */
final class KnownRouters {

  private final List<URI> seeds;
  private final LongSupplier nanoTime;
  private final Random random;

  /** Null before the first answer. */
  private @Nullable RoutingTable table;

  private long expiry;

  /** Whether the table is known to be wrong. */
  private boolean stale;

  KnownRouters(List<URI> seeds, LongSupplier nanoTime, Random random) {
    this.seeds = List.copyOf(seeds);
    this.nanoTime = nanoTime;
    this.random = random;
  }

  void update(RoutingTable answer) {
    stale = false;
    table = answer;
    expiry = nanoTime.getAsLong() + answer.timeToLive().toNanos();
  }

  /**
   * Notes that the table has turned out to be wrong.
   *
   * @return whether this is news
   */
  boolean tableIsWrong() {
    boolean news = table != null && !stale;
    stale = stale || news;
    return news;
  }

  /** Empty if the next table is wanted even if it is the same. */
  String knownVersion() {
    return table == null || stale ? "" : table.version();
  }

  /** Whether the last table has this router. */
  boolean tableNames(URI router) {
    return table != null && table.routers().contains(router);
  }

  /** The routers of the table, then the seeds; the seeds first once the table has expired. */
  Set<URI> inOrder() {
    List<URI> shuffledSeeds = shuffled(seeds);
    if (table == null) {
      return new LinkedHashSet<>(shuffledSeeds);
    }
    boolean expired = nanoTime.getAsLong() - expiry >= 0;
    Set<URI> all = new LinkedHashSet<>(expired ? shuffledSeeds : shuffled(table.routers()));
    all.addAll(expired ? table.routers() : shuffledSeeds);
    return all;
  }

  private List<URI> shuffled(List<URI> addresses) {
    List<URI> copy = new ArrayList<>(addresses);
    Collections.shuffle(copy, random);
    return copy;
  }
}
