package io.shindigneo4j.driver.transport;

import io.shindigneo4j.testing.TestDeadlines;
import java.util.Queue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** Records the events of a channel. */
final class RecordingListener implements ChannelListener {

  final BlockingQueue<byte[]> messages = new LinkedBlockingQueue<>();
  final Queue<Boolean> types = new ConcurrentLinkedQueue<>();
  final AtomicInteger activity = new AtomicInteger();
  final AtomicInteger pongs = new AtomicInteger();
  final Queue<Integer> closes = new ConcurrentLinkedQueue<>();
  final Queue<String> reasons = new ConcurrentLinkedQueue<>();

  /** The next message. */
  byte[] take() throws InterruptedException {
    byte[] message = messages.poll(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS);
    if (message == null) {
      throw new AssertionError("no message came");
    }
    return message;
  }

  @Override
  public void active() {
    activity.incrementAndGet();
  }

  @Override
  public void received(byte[] payload, boolean binary) {
    types.add(binary);
    messages.add(payload);
  }

  @Override
  public void ponged() {
    pongs.incrementAndGet();
  }

  @Override
  public void closed(int code, String reason) {
    reasons.add(String.valueOf(reason));
    closes.add(code);
  }

  /** Throws an exception for each message. */
  record Failing(RecordingListener heard) implements ChannelListener {

    @Override
    public void active() {}

    @Override
    public void received(byte[] payload, boolean binary) {
      throw new IllegalStateException("of the test");
    }

    @Override
    public void ponged() {
      heard.ponged();
    }

    @Override
    public void closed(int code, String reason) {
      heard.closed(code, reason);
    }
  }
}
