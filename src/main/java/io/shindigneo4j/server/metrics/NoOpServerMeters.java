package io.shindigneo4j.server.metrics;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.Message.Request;
import java.util.function.IntSupplier;
import java.util.function.Supplier;

final class NoOpServerMeters implements ServerMeters {

  @Override
  public void ended(Request request, AccessMode mode, String outcome, long nanos) {}

  @Override
  public void malformed() {}

  @Override
  public void phases(Request request, long queue, long execute, long encode) {}

  @Override
  public void started(boolean atOnce) {}

  @Override
  public void committed() {}

  @Override
  public void rolledBack() {}

  @Override
  public void received(int bytes) {}

  @Override
  public void inflated(int bytes) {}

  @Override
  public void sent(int bytes) {}

  @Override
  public ServerConnectionMeter connected(Supplier<SessionLoad> load) {
    return code -> {};
  }

  @Override
  public Runnable httpConnected(Supplier<SessionLoad> load) {
    return () -> {};
  }

  @Override
  public void answered(int status) {}

  @Override
  public void refused(String status) {}

  @Override
  public void projections(Supplier<ProjectionLoad> load) {}

  @Override
  public void events(Supplier<EventLoad> load) {}

  @Override
  public void gauge(Level level, IntSupplier value) {}
}
