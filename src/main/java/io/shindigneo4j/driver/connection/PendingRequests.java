package io.shindigneo4j.driver.connection;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;

/** The requests on one connection that wait for a response, by id. Safe for use by many threads. */
public final class PendingRequests {

  private final AtomicLong lastId = new AtomicLong();
  private final Map<Long, PendingRequest> pending = new ConcurrentHashMap<>();

  /** An id that no other request on the connection has had. */
  public long nextId() {
    return lastId.incrementAndGet();
  }

  public void add(long id, PendingRequest request) {
    pending.put(id, request);
  }

  /** The request that a message belongs to, removed by its last one; null for none. */
  public PendingRequest receiver(long id, boolean last) {
    return last ? pending.remove(id) : pending.get(id);
  }

  /** Whether the request was still waiting. */
  public boolean remove(long id) {
    return pending.remove(id) != null;
  }

  public List<PendingRequest> removeAll() {
    List<PendingRequest> all = new ArrayList<>();
    for (Long id : List.copyOf(pending.keySet())) {
      PendingRequest request = pending.remove(id);
      if (request != null) {
        all.add(request);
      }
    }
    return all;
  }

  public int size() {
    return pending.size();
  }
}
