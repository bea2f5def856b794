package io.shindigneo4j.driver.connection;

import java.util.ArrayList;
import java.util.List;

/** Requests that wait for a connection, in the order they came. Guarded by its owner. */
public final class RequestQueue {

  /** After so many more additions, requests that nobody wants any more are dropped. */
  private static final int GROWTH = 64;

  private List<PendingRequest> requests = new ArrayList<>();
  private int nextCleanup = GROWTH;

  public void add(PendingRequest request) {
    if (requests.size() >= nextCleanup) {
      requests.removeIf(PendingRequest::isUnwanted);
      nextCleanup = requests.size() + GROWTH;
    }
    requests.add(request);
  }

  int size() {
    return requests.size();
  }

  int subscriptions() {
    return (int)
        requests.stream().filter(each -> each.isSubscription() && !each.isUnwanted()).count();
  }

  /** Empties the queue. */
  public List<PendingRequest> takeAll() {
    List<PendingRequest> all = requests;
    requests = new ArrayList<>();
    nextCleanup = GROWTH;
    return all;
  }
}
