package io.shindigneo4j.driver.metrics;

import java.util.function.IntSupplier;

final class NoMeters implements DriverMeters, ConnectionMeter, SubscriptionMeter {

  @Override
  public RequestMeter request(RequestKind kind, String procedure, boolean writes) {
    return RequestMeter.NONE;
  }

  @Override
  public void retried(String code) {}

  @Override
  public void sent(int bytes) {}

  @Override
  public void received(int bytes) {}

  @Override
  public void inflated(int bytes) {}

  @Override
  public ConnectionMeter connection() {
    return this;
  }

  @Override
  public SubscriptionMeter subscription() {
    return this;
  }

  @Override
  public void events(int count) {}

  @Override
  public void gap() {}

  @Override
  public void resumed() {}

  @Override
  public void connecting() {}

  @Override
  public void open(IntSupplier inFlight) {}

  @Override
  public void waiting() {}

  @Override
  public void closed() {}

  @Override
  public String toString() {
    return "no meters";
  }
}
