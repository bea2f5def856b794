package io.shindigneo4j.server.connection;

import io.netty.channel.Channel;
import io.shindigneo4j.server.session.UnreadAnswers;
import java.util.ArrayList;
import java.util.List;

/**
 * Counts the answers of one connection from when they are made until the operating system has taken
 * them. Safe for use by many threads.
 */
public final class OutboundQueue implements UnreadAnswers {

  private final Channel channel;
  private final OutboundMemory memory;

  // All guarded by this.
  private final List<Runnable> tasks = new ArrayList<>();
  private long waiting;

  /** The part of these whose turn has come: HTTP answers in the order of the requests. */
  private long sending;

  /** The bytes of the next answer, by those of the last ones. */
  private long expected;

  private long since;
  private boolean ended;
  private boolean evicted;

  public OutboundQueue(Channel channel, OutboundMemory memory) {
    this.channel = channel;
    this.memory = memory;
    channel.closeFuture().addListener(closed -> end());
  }

  /** An answer has been made. */
  public void add(int bytes) {
    synchronized (this) {
      if (ended) {
        return;
      }
      if (waiting == 0) {
        since = System.nanoTime();
        memory.enter(this);
      }
      waiting += bytes;
      expected = Math.max(bytes, expected - expected / 8);
    }
    memory.add(this, bytes);
  }

  /** The turn of an answer has come. */
  public synchronized void takeTurn(int bytes) {
    sending += bytes;
  }

  /** An answer has been sent. */
  public void sent(int bytes) {
    List<Runnable> now;
    synchronized (this) {
      if (ended) {
        return;
      }
      waiting -= bytes;
      sending -= bytes;
      since = System.nanoTime();
      memory.remove(bytes); // before it leaves: nobody else has these bytes
      if (waiting == 0) {
        memory.leave(this);
      }
      now = takeTasks();
    }
    now.forEach(Runnable::run);
  }

  /** What waits is not sent any more. */
  private void end() {
    discard().forEach(Runnable::run);
  }

  /** Returns the tasks that waited for it. */
  private synchronized List<Runnable> discard() {
    if (!ended) {
      ended = true;
      memory.remove(waiting);
      memory.leave(this);
    }
    return takeTasks();
  }

  private List<Runnable> takeTasks() {
    List<Runnable> now = List.copyOf(tasks);
    tasks.clear();
    return now;
  }

  /** Gives its memory to other clients at once; what is returned closes the connection. */
  synchronized Runnable evict() {
    evicted = true;
    List<Runnable> now = discard();
    return () -> {
      now.forEach(Runnable::run);
      channel.close();
    };
  }

  /** Whether the connection was closed because its client did not read. */
  public synchronized boolean isEvicted() {
    return evicted;
  }

  /** The bytes that have not been sent. */
  synchronized long waiting() {
    return waiting;
  }

  /** When an answer was sent last, or the first of those that wait was made. */
  synchronized long since() {
    return since;
  }

  @Override
  public synchronized boolean hasRoom(int answers) {
    return ended
        || (waiting + answers * expected < memory.share() && (waiting == 0 || !memory.isScarce()));
  }

  @Override
  public synchronized boolean areSent() {
    return ended || sending == 0;
  }

  @Override
  public void onSent(Runnable task) {
    synchronized (this) {
      if (!ended && sending > 0) {
        tasks.add(task);
        return;
      }
    }
    task.run();
  }
}
