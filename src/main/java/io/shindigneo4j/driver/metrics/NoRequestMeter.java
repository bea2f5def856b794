package io.shindigneo4j.driver.metrics;

import io.shindigneo4j.protocol.Phases;

final class NoRequestMeter implements RequestMeter {

  @Override
  public void succeeded(Phases phases) {}

  @Override
  public void ended(String outcome) {}
}
