package io.shindigneo4j.driver.bolt;

import io.shindigneo4j.driver.connection.RequestFailure;
import io.shindigneo4j.protocol.Message.Response;

/** Takes the response to a request. Called on a thread that must not be blocked. */
interface ResponseListener {

  /**
   * Takes one message of the response.
   *
   * @param last whether no more messages follow
   */
  void received(Response response, boolean last);

  /** No response will come. */
  void failed(RequestFailure reason, Throwable cause);
}
