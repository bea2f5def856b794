package io.shindigneo4j.driver.connection;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/** The requests on one connection that wait for a response, by id. Safe for use by many threads. */
public final class PendingRequests {

  private final AtomicLong lastId = new AtomicLong();
  private final Map<Long, PendingRequest> pending = new ConcurrentHashMap<>();

  /** How many of them are no load. */
  private final AtomicInteger waiting = new AtomicInteger();

  private final AtomicInteger subscriptions = new AtomicInteger();

  /** An id that no other request on the connection has had. */
  public long nextId() {
    return lastId.incrementAndGet();
  }

  public void add(long id, PendingRequest request) {
    count(request, 1);
    pending.put(id, request);
  }

  /** The request that a message belongs to, removed by its last one; null for none. */
  public @Nullable PendingRequest receiver(long id, boolean last) {
    return last ? take(id) : pending.get(id);
  }

  private @Nullable PendingRequest take(long id) {
    PendingRequest request = pending.remove(id);
    if (request != null) {
      count(request, -1);
    }
    return request;
  }

  private void count(PendingRequest request, int change) {
    if (!request.isLoad()) {
      waiting.addAndGet(change);
    }
    if (request.isSubscription()) {
      subscriptions.addAndGet(change);
    }
  }

  /** Whether the request was still waiting. */
  public boolean remove(long id) {
    return take(id) != null;
  }

  public List<PendingRequest> removeAll() {
    List<PendingRequest> all = new ArrayList<>();
    for (Long id : List.copyOf(pending.keySet())) {
      PendingRequest request = take(id);
      if (request != null) {
        all.add(request);
      }
    }
    return all;
  }

  List<PendingRequest> all() {
    return List.copyOf(pending.values());
  }

  public int size() {
    return pending.size();
  }

  /** Whether there is one only. */
  boolean isAlone() {
    return pending.size() == 1;
  }

  /** How many of them are subscriptions. */
  int subscriptions() {
    return subscriptions.get();
  }

  /** Whether it is the only one that occupies the server. */
  boolean isOnlyLoad() {
    return load() == 1;
  }

  /** How many of them occupy the server. */
  int load() {
    return Math.max(0, pending.size() - waiting.get());
  }
}
