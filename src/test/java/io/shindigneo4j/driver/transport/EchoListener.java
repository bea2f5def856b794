package io.shindigneo4j.driver.transport;

import java.util.concurrent.CompletableFuture;

/** Sends each message back in its type of frame. */
final class EchoListener implements ChannelListener {

  private final CompletableFuture<Channel> channel = new CompletableFuture<>();
  private final CompletableFuture<Integer> closed = new CompletableFuture<>();

  /** Opens a connection with this listener. */
  CompletableFuture<Channel> open(Transport transport, Handshake handshake) {
    transport.open(handshake, this).whenComplete(this::opened);
    return channel;
  }

  private void opened(Channel open, Throwable failure) {
    if (failure == null) {
      channel.complete(open);
    } else {
      channel.completeExceptionally(failure);
    }
  }

  /** Completes with the close code. */
  CompletableFuture<Integer> closed() {
    return closed;
  }

  @Override
  public void active() {}

  @Override
  public void received(byte[] payload, boolean binary) {
    channel.join().send(payload, binary); // messages may come before the caller knows the channel
  }

  @Override
  public void ponged() {}

  @Override
  public void closed(int code, String reason) {
    closed.complete(code);
  }
}
