package io.shindigneo4j.server.websocket;

import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelPromise;
import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.channel.socket.DuplexChannel;

/** A channel whose output may end before its input, as that of a socket. Its clock stands still. */
final class EmbeddedSocket extends EmbeddedChannel implements DuplexChannel {

  private boolean outputShutdown;

  EmbeddedSocket() {
    freezeTime();
  }

  @Override
  public boolean isOutputShutdown() {
    return outputShutdown;
  }

  @Override
  public ChannelFuture shutdownOutput() {
    return shutdownOutput(newPromise());
  }

  @Override
  public ChannelFuture shutdownOutput(ChannelPromise promise) {
    outputShutdown = true;
    return promise.setSuccess();
  }

  @Override
  public boolean isInputShutdown() {
    return false;
  }

  @Override
  public ChannelFuture shutdownInput() {
    throw new UnsupportedOperationException();
  }

  @Override
  public ChannelFuture shutdownInput(ChannelPromise promise) {
    throw new UnsupportedOperationException();
  }

  @Override
  public boolean isShutdown() {
    return false;
  }

  @Override
  public ChannelFuture shutdown() {
    throw new UnsupportedOperationException();
  }

  @Override
  public ChannelFuture shutdown(ChannelPromise promise) {
    throw new UnsupportedOperationException();
  }
}
