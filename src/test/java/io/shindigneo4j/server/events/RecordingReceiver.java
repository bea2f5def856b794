package io.shindigneo4j.server.events;

import io.shindigneo4j.protocol.EventPosition;
import io.shindigneo4j.protocol.GraphEvent;
import io.shindigneo4j.server.procedure.RequestException;
import java.util.ArrayList;
import java.util.List;

/** Keeps all that it is sent. Thread-safe. */
final class RecordingReceiver implements EventReceiver {

  private final List<GraphEvent> events = new ArrayList<>();
  private final List<Long> offsets = new ArrayList<>();
  private final List<String> gaps = new ArrayList<>();
  private EventPosition begin;
  private EventPosition position;
  private RequestException end;
  private boolean hasRoom = true;
  private boolean isBroken;
  private boolean refusesEvents;
  private Runnable whenRoom = () -> {};

  @Override
  public synchronized boolean hasRoom() {
    return hasRoom;
  }

  @Override
  public synchronized void onRoom(Runnable task) {
    whenRoom = task;
  }

  /** Takes nothing more. */
  synchronized void breakDown() {
    isBroken = true;
  }

  /** Whether it takes gaps only. */
  synchronized void refuseEvents(boolean refuses) {
    refusesEvents = refuses;
  }

  synchronized void fill() {
    hasRoom = false;
  }

  void empty() {
    Runnable waiting;
    synchronized (this) {
      hasRoom = true;
      waiting = whenRoom;
    }
    waiting.run();
  }

  @Override
  public synchronized void subscribed(EventPosition at) {
    begin = at;
    position = at;
  }

  @Override
  public synchronized void events(EventPosition at, List<GraphEvent> happened) {
    if (isBroken || refusesEvents) {
      throw new OutOfMemoryError("scripted");
    }
    position = at;
    offsets.add(at.offset());
    events.addAll(happened);
  }

  @Override
  public synchronized void gap(EventPosition at, String reason) {
    if (isBroken) {
      throw new OutOfMemoryError("scripted");
    }
    position = at;
    gaps.add(reason);
  }

  @Override
  public synchronized void ended(RequestException reason) {
    end = reason;
  }

  synchronized EventPosition begin() {
    return begin;
  }

  synchronized EventPosition position() {
    return position;
  }

  synchronized RequestException end() {
    return end;
  }

  synchronized int count() {
    return events.size();
  }

  synchronized List<GraphEvent> events() {
    return List.copyOf(events);
  }

  synchronized List<Long> offsets() {
    return List.copyOf(offsets);
  }

  synchronized List<String> gaps() {
    return List.copyOf(gaps);
  }
}
