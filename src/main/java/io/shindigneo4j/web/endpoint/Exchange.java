package io.shindigneo4j.web.endpoint;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Future;
import java.util.function.Function;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.protocol.ResponseItem;

/** A request whose handlers have been called. For one thread after another. */
interface Exchange {

  /** What the handlers return; null where one has nothing to say. */
  List<Future<?>> calls();

  /**
   * What is answered to the request.
   *
   * @param results takes the result from a call
   */
  RequestOutcome outcome(Function<Future<?>, ResponseItem> results) throws IOException;

  /** Takes the result from a call, or waits until it is there. */
  ResponseItem result(Future<?> call);

  /** Tells that nobody waits for the answer. */
  default void abandon() {}

  /** Answers with an error, by a thread of the container. */
  void refuse(ResponseItem item, HttpServletResponse response) throws IOException;
}
