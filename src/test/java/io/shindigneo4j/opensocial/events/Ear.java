package io.shindigneo4j.opensocial.events;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.TestDeadlines;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.apache.shindig.auth.SecurityToken;

/** A sink that remembers what it was told, as texts; it can be full. */
final class Ear implements EventSink {

  // Guarded by this.
  private final List<String> heard = new ArrayList<>();
  private int room = Integer.MAX_VALUE;
  private int idle;
  private int signs;
  private String position;
  private String lastId;
  private EndReason end;

  private HubListener listener;
  private volatile boolean valid = true;

  static Ear of(ScriptedHub hub, SecurityToken token, String from) {
    return new Ear().listen(hub, token, from);
  }

  Ear listen(ScriptedHub hub, SecurityToken token, String from) {
    return listen(hub.hub(), token, from);
  }

  Ear listen(EventHub hub, SecurityToken token, String from) {
    try {
      listener =
          hub.listen(token, from, () -> valid, this)
              .get(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS);
      return this;
    } catch (Exception e) {
      throw new AssertionError(e);
    }
  }

  /** Takes so many events more. */
  void room(int events) {
    synchronized (this) {
      room = events;
    }
    if (listener != null) {
      listener.proceed();
    }
  }

  /** Until the hub has noticed that it takes no more. */
  void awaitFull() {
    TestDeadlines.await().until(() -> listener.lag(Long.MAX_VALUE) > 0);
  }

  void revoke() {
    valid = false;
  }

  void leave() {
    listener.close();
  }

  @Override
  public synchronized boolean isReady() {
    return room > 0;
  }

  @Override
  public synchronized void event(HubEvent event) {
    room--;
    lastId = event.id();
    heard.add(event.type() + " " + event.data().getOrDefault("id", event.person()));
    notifyAll();
  }

  @Override
  public synchronized void gap(String id) {
    lastId = id;
    heard.add("gap");
    notifyAll();
  }

  @Override
  public synchronized void idle(String id, boolean due) {
    position = id;
    idle++;
    signs += due ? 1 : 0;
    notifyAll();
  }

  @Override
  public synchronized void end(EndReason reason) {
    assertThat(end).isNull();
    end = reason;
    notifyAll();
  }

  synchronized List<String> heard() {
    return List.copyOf(heard);
  }

  synchronized String lastId() {
    return lastId;
  }

  /** What it has heard once it has heard that there is nothing more, and so much. */
  synchronized List<String> heard(int least) {
    await(() -> heard.size() >= least);
    return List.copyOf(heard);
  }

  synchronized void awaitHeard(String event) {
    await(() -> heard.contains(event));
  }

  synchronized String position() {
    int before = idle;
    await(() -> idle > 0 || before > 0);
    return position;
  }

  synchronized int idle() {
    return idle;
  }

  synchronized void awaitIdle(int times) {
    await(() -> idle >= times);
  }

  /** How many signs of life it has had, of which the first comes at once. */
  synchronized int signs() {
    return signs;
  }

  synchronized void awaitSigns(int times) {
    await(() -> signs >= times);
  }

  synchronized EndReason end() {
    await(() -> end != null);
    return end;
  }

  synchronized boolean hasEnded() {
    return end != null;
  }

  private void await(BooleanSupplier condition) {
    long limit = System.nanoTime() + TestDeadlines.HANGING.toNanos();
    try {
      while (!condition.getAsBoolean()) {
        long left = TimeUnit.NANOSECONDS.toMillis(limit - System.nanoTime());
        assertThat(left).describedAs("heard only " + heard).isPositive();
        wait(left);
      }
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }
}
