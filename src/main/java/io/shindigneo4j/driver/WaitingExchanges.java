package io.shindigneo4j.driver;

import java.util.ArrayList;
import java.util.List;

/** The requests that wait for a connection, in the order they came. Guarded by its owner. */
final class WaitingExchanges {

  /** With so many more than before, those that nobody waits for any more are dropped. */
  private static final int GROWTH = 64;

  private List<Exchange> exchanges = new ArrayList<>();
  private int nextCheck = GROWTH;

  void add(Exchange exchange) {
    if (exchanges.size() >= nextCheck) {
      exchanges.removeIf(Exchange::isDone);
      nextCheck = exchanges.size() + GROWTH;
    }
    exchanges.add(exchange);
  }

  int size() {
    return exchanges.size();
  }

  List<Exchange> takeAll() {
    List<Exchange> all = exchanges;
    exchanges = new ArrayList<>();
    nextCheck = GROWTH;
    return all;
  }
}
