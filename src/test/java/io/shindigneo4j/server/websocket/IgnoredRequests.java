package io.shindigneo4j.server.websocket;

import io.shindigneo4j.protocol.Message.Subscribe;
import io.shindigneo4j.server.events.EventReceiver;
import io.shindigneo4j.server.metrics.SessionLoad;
import io.shindigneo4j.server.session.IncomingRequest;
import io.shindigneo4j.server.session.RequestProcessor;

/** Does nothing with requests, but for what a test overrides. */
class IgnoredRequests implements RequestProcessor {

  @Override
  public void submit(IncomingRequest<?> request) {}

  @Override
  public void subscribe(Subscribe request, EventReceiver receiver) {}

  @Override
  public void endRefused(long transaction) {}

  @Override
  public void drain() {}

  @Override
  public SessionLoad load() {
    return SessionLoad.NONE;
  }

  @Override
  public void close() {}
}
