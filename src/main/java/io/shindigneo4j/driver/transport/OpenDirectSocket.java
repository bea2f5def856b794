package io.shindigneo4j.driver.transport;

import java.util.concurrent.Future;
import java.util.function.BooleanSupplier;

/** A socket that is not encrypted. */
record OpenDirectSocket(DirectWriter writer, DirectReader reader) implements DirectSocket {

  static OpenDirectSocket of(
      OpenSocket socket, NettyDecoder decoder, ChannelListener listener, int maximumMessageSize) {
    ServerFrames frames = new ServerFrames(listener, maximumMessageSize);
    return new OpenDirectSocket(
        new DirectWriter(socket),
        new DirectReader(socket, decoder, new CallerReads(socket, frames, listener)));
  }

  @Override
  public Outcome write(byte[] payload, boolean binary, BooleanSupplier free) {
    return writer.write(payload, binary, free);
  }

  @Override
  public void exclusively(Runnable writes) {
    writer.exclusively(writes);
  }

  @Override
  public void await(Future<?> answer, long nanos) {
    reader.await(answer, nanos);
  }

  @Override
  public void offer() {
    reader.offer();
  }

  @Override
  public void takeBack() {
    reader.takeBack();
  }

  @Override
  public void close() {
    reader.close();
  }
}
