package io.shindigneo4j.opensocial.events;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** Who listens, by viewer, and who has listened a short while ago. Guarded by the hub. */
final class Listeners {

  /** Of those who have left: all streams may be cut at once, and come back. */
  private static final int MAX_LEFT = 20_000;

  /** So many candidates are not made anew at each coming. */
  private static final int MANY = 1_000;

  /** Who comes meanwhile is asked about alone. */
  private static final long PAUSE_NANOS = TimeUnit.SECONDS.toNanos(1);

  private final Map<String, List<HubListener>> byViewer = new HashMap<>();

  /** When those who have left did so, the first ones first. They may come back. */
  private final LinkedHashMap<String, Long> left = new LinkedHashMap<>();

  private int count;

  /** Those the graph is asked about, and when they were put together. */
  private Candidates candidates = Candidates.NONE;

  private long made;

  /** Whether all who listen are candidates, and nobody but those who are to be. */
  private boolean current = true;

  void add(HubListener listener) {
    List<HubListener> own = byViewer.computeIfAbsent(listener.viewer(), id -> new ArrayList<>(1));
    own.add(listener);
    count++;
    if (own.size() == 1 && left.remove(listener.viewer()) == null) {
      current = false;
    }
  }

  boolean remove(HubListener listener, long now) {
    List<HubListener> own = byViewer.get(listener.viewer());
    if (own == null || !own.remove(listener)) {
      return false;
    }
    count--;
    if (own.isEmpty()) {
      byViewer.remove(listener.viewer());
      left.put(listener.viewer(), now);
      if (left.size() > MAX_LEFT) {
        left.remove(left.keySet().iterator().next());
      }
    }
    return true;
  }

  void forget(long now, long age) {
    if (left.values().removeIf(moment -> now - moment > age)) {
      current = false;
    }
  }

  int count() {
    return count;
  }

  Candidates candidates(long now) {
    if (!current && (candidates.all().size() < MANY || now - made >= PAUSE_NANOS)) {
      Set<String> all = new HashSet<>(byViewer.keySet());
      all.addAll(left.keySet());
      candidates = new Candidates(all);
      made = now;
      current = true;
    }
    return candidates;
  }

  void each(String viewer, Consumer<HubListener> action) {
    List<HubListener> own = byViewer.get(viewer);
    if (own != null) {
      own.forEach(action);
    }
  }

  /**
   * Those whom an answer of the graph lets hear, and those about whom it was not asked.
   *
   * @param reply null where there was no answer
   */
  void each(AudienceAnswer reply, Consumer<HubListener> action) {
    if (reply == null) {
      byViewer.values().forEach(own -> own.forEach(action));
      return;
    }
    Set<String> fewer = reply.ids().size() < byViewer.size() ? reply.ids() : byViewer.keySet();
    for (String viewer : fewer) {
      if (reply.ids().contains(viewer)) {
        each(viewer, action);
      }
    }
    if (!current || reply.asked() != candidates.all()) {
      for (String viewer : byViewer.keySet()) {
        if (!reply.asked().contains(viewer)) {
          each(viewer, action);
        }
      }
    }
  }

  /** A copy: those who are told may leave. */
  List<HubListener> all() {
    List<HubListener> all = new ArrayList<>(count);
    byViewer.values().forEach(all::addAll);
    return all;
  }
}
