package io.shindigneo4j.driver.transport;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/** Sends as a caller that is alone, and always has a thread that waits for an answer. */
record AwaitingTransport(Transport transport) implements Transport {

  private static final long WAIT = TimeUnit.MILLISECONDS.toNanos(20);
  private static final long PAUSE = TimeUnit.MICROSECONDS.toNanos(50);

  @Override
  public CompletableFuture<Channel> open(Handshake handshake, ChannelListener listener) {
    CompletableFuture<Void> closed = new CompletableFuture<>();
    return transport
        .open(handshake, new Listener(listener, closed))
        .thenApply(channel -> awaiting(channel, closed));
  }

  private static Channel awaiting(Channel channel, Future<?> closed) {
    Thread caller = new Thread(() -> await(channel, closed), "caller");
    caller.setDaemon(true);
    caller.start();
    return new Alone(channel);
  }

  private static void await(Channel channel, Future<?> closed) {
    while (!closed.isDone()) {
      channel.await(closed, WAIT);
      LockSupport.parkNanos(PAUSE); // where the event loop reads
    }
  }

  @Override
  public void close() {
    transport.close();
  }

  private record Alone(Channel channel) implements Channel {

    @Override
    public String subprotocol() {
      return channel.subprotocol();
    }

    @Override
    public void send(byte[] payload, boolean binary) {
      channel.sendAlone(payload, binary);
    }

    @Override
    public void ping() {
      channel.ping();
    }

    @Override
    public void close(int code, String reason) {
      channel.close(code, reason);
    }
  }

  private record Listener(ChannelListener listener, CompletableFuture<Void> closed)
      implements ChannelListener {

    @Override
    public void active() {
      listener.active();
    }

    @Override
    public void received(byte[] payload, boolean binary) {
      listener.received(payload, binary);
    }

    @Override
    public void ponged() {
      listener.ponged();
    }

    @Override
    public void closed(int code, String reason) {
      closed.complete(null);
      listener.closed(code, reason);
    }
  }
}
