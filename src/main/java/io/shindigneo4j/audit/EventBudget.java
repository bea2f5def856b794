package io.shindigneo4j.audit;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;

/**
 * How many events may be told in an interval: so many of each source, and so many of all. The
 * others are counted, and told as numbers. Thread-safe.
 */
public final class EventBudget {

  /** Who stands for sources that are not told by name. */
  public static final String OTHERS = "others";

  /** The most sources of which the number is told by name. */
  static final int MAX_NAMED = 50;

  private static final Duration INTERVAL = Duration.ofMinutes(1);

  /**
   * Where events come from.
   *
   * @param kind of the events, one of few
   * @param name such as an address
   */
  public record Source(String kind, String name) {}

  /** A number of events that were not told. */
  public record Untold(Source source, long events) {}

  private static final class Count {
    private long told;
    private long untold;
  }

  private final int mostOfSource;
  private final int mostInAll;
  private final int mostSources;
  private final LongSupplier nanoTime;

  // All guarded by this.
  private final Map<Source, Count> counts = new HashMap<>();
  private long told;
  private long begun;

  /**
   * @param mostOfSource events that are told of one source
   * @param mostInAll events that are told of all
   * @param mostSources that are counted apart; what comes of more counts among all alone
   */
  public EventBudget(int mostOfSource, int mostInAll, int mostSources, LongSupplier nanoTime) {
    this.mostOfSource = mostOfSource;
    this.mostInAll = mostInAll;
    this.mostSources = mostSources;
    this.nanoTime = nanoTime;
    this.begun = nanoTime.getAsLong();
  }

  /** Whether an event of a source is told; is counted otherwise. */
  public synchronized boolean take(Source source) {
    if (told >= mostInAll) {
      count(source).untold++;
      return false;
    }
    if (!counts.containsKey(source) && counts.size() >= mostSources) {
      told++;
      return true;
    }
    Count count = count(source);
    if (count.told >= mostOfSource) {
      count.untold++;
      return false;
    }
    count.told++;
    told++;
    return true;
  }

  private Count count(Source source) {
    boolean known = counts.containsKey(source) || counts.size() < mostSources;
    return counts.computeIfAbsent(
        known ? source : new Source(source.kind(), OTHERS), any -> new Count());
  }

  /** What was not told, if the interval is over; the next one then begins. */
  public synchronized List<Untold> drainIfDue() {
    return nanoTime.getAsLong() - begun >= INTERVAL.toNanos() ? drain() : List.of();
  }

  /** What was not told until now. */
  public synchronized List<Untold> drain() {
    List<Untold> all =
        counts.entrySet().stream()
            .filter(count -> count.getValue().untold > 0)
            .map(count -> new Untold(count.getKey(), count.getValue().untold))
            .sorted(Comparator.comparingLong(Untold::events).reversed())
            .toList();
    counts.clear();
    told = 0;
    begun = nanoTime.getAsLong();
    return all.size() <= MAX_NAMED ? all : withOthers(all);
  }

  private static List<Untold> withOthers(List<Untold> all) {
    List<Untold> named = new ArrayList<>(all.subList(0, MAX_NAMED));
    Map<String, Long> rest = new HashMap<>();
    all.subList(MAX_NAMED, all.size())
        .forEach(each -> rest.merge(each.source().kind(), each.events(), Long::sum));
    rest.forEach((kind, events) -> named.add(new Untold(new Source(kind, OTHERS), events)));
    return named;
  }
}
