package io.shindigneo4j.driver.connection;

import java.util.Collection;

/** Fails what cannot be sent, because no other server exists. */
public record SingleServerListener(CallbackExecutor callbacks) implements ConnectionListener {

  @Override
  public void opened(Runnable ping) {
    // the first response will tell whether the server works
  }

  @Override
  public void notSent(PendingRequest request, Throwable cause) {
    request.failed(RequestFailure.DISCONNECTED, cause);
  }

  @Override
  public void notSent(Collection<PendingRequest> requests, Throwable cause) {
    callbacks.failAll(requests, cause);
  }
}
