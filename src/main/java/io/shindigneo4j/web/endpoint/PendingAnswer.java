package io.shindigneo4j.web.endpoint;

import io.shindigneo4j.opensocial.dispatch.Completion;
import io.shindigneo4j.web.client.CurrentRequest;
import io.shindigneo4j.web.client.HeldHeap;
import java.util.List;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import javax.servlet.AsyncContext;
import javax.servlet.AsyncEvent;
import javax.servlet.AsyncListener;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.protocol.ResponseItem;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A request that no thread works for. The thread that completes its last call writes the answer;
 * errors and what comes too late are answered by a thread of the container.
 */
final class PendingAnswer implements AsyncListener {

  /** The attribute of a request that is given back to the container. */
  static final String DECISION = Decision.class.getName();

  private static final Logger LOG = LoggerFactory.getLogger(PendingAnswer.class);

  private static final ResponseItem TOO_LATE =
      new ResponseItem(
          HttpServletResponse.SC_SERVICE_UNAVAILABLE, "there was no answer within the time");

  private static final ResponseItem TOO_MANY =
      new ResponseItem(
          HttpServletResponse.SC_SERVICE_UNAVAILABLE, "too many clients do not read their answers");

  private final AsyncContext context;
  private final String path;
  private final HttpServletResponse response;

  /** Null once the answer is being written. */
  private @Nullable Exchange exchange;

  private final AnswerWriter writer;
  private final Runnable leave;

  /** Guarded by this, which is held while the answer is written. */
  private boolean decided;

  private final AtomicBoolean left = new AtomicBoolean();

  /** What the answer has of the writer's memory, in bytes. */
  private volatile int unread;

  /** What a servlet answers when it gets its request back. */
  record Decision(Exchange exchange, RequestOutcome outcome) {}

  /**
   * @param path of the servlet
   * @param leave called when the request has ended
   */
  PendingAnswer(
      AsyncContext context,
      String path,
      HttpServletResponse response,
      Exchange exchange,
      AnswerWriter writer,
      Runnable leave) {
    this.context = context;
    this.path = path;
    this.response = response;
    this.exchange = exchange;
    this.writer = writer;
    this.leave = leave;
  }

  /**
   * Answers as soon as all calls are done, or after the timeout.
   *
   * @param calls all that are open
   * @param timeout in milliseconds
   */
  void await(List<Future<?>> calls, long timeout) {
    context.setTimeout(timeout);
    context.addListener(this);
    Runnable answer = CurrentRequest.carriedBy(this::answer);
    AtomicInteger open = new AtomicInteger(calls.size());
    for (Future<?> call : calls) {
      Completion.listen(
          call,
          () -> {
            if (open.decrementAndGet() == 0) {
              answer.run();
            }
          });
    }
  }

  /** Writes an answer that is there. */
  synchronized void write(RequestOutcome.Content content) {
    context.addListener(this);
    decided = true;
    finish(content);
  }

  private synchronized void answer() {
    if (decided) {
      return;
    }
    decided = true;
    try {
      finish(outcome(exchange::result));
    } catch (RuntimeException | OutOfMemoryError e) {
      end(e);
    }
  }

  private void end(Throwable failure) {
    try {
      ((HttpServletResponse) context.getResponse())
          .setStatus(HttpServletResponse.SC_INTERNAL_SERVER_ERROR);
      context.complete();
      LOG.error("A request cannot be answered", failure);
    } catch (IllegalStateException e) { // the container has ended it, as it does when it stops
      LOG.debug("A request has ended before its answer", failure);
    }
  }

  private void finish(RequestOutcome outcome) {
    if (!(outcome instanceof RequestOutcome.Content content)) {
      giveBack(outcome);
    } else if (!writer.writeNow(content, context, response)) {
      writeGradually(content.body().bytes());
    }
  }

  private void writeGradually(byte[] bytes) {
    if (writer.take(bytes.length)) {
      unread = bytes.length;
      exchange = null; // what the answer was made of, which a slow client would keep
      HeldHeap.of(context.getRequest()).keep(bytes.length);
      GradualWrite.begin(bytes, context, response);
    } else {
      giveBack(new RequestOutcome.Refusal(TOO_MANY));
    }
  }

  private RequestOutcome outcome(Function<Future<?>, ResponseItem> results) {
    try {
      return exchange.outcome(results);
    } catch (Exception | StackOverflowError | OutOfMemoryError e) {
      return new RequestOutcome.Fault(e);
    }
  }

  private void giveBack(RequestOutcome outcome) {
    context.getRequest().setAttribute(DECISION, new Decision(exchange, outcome));
    context.dispatch(context.getRequest().getServletContext(), path);
  }

  /** What is written meanwhile is waited for: as long as the container lets a write take. */
  @Override
  public synchronized void onTimeout(AsyncEvent event) {
    if (!decided) {
      decided = true;
      giveBack(outcome(call -> call == null || call.isDone() ? exchange.result(call) : TOO_LATE));
    }
  }

  /** The container ends the request. */
  @Override
  public synchronized void onError(AsyncEvent event) {
    decided = true;
    if (exchange != null) {
      exchange.abandon();
    }
    LOG.debug("A client is gone", event.getThrowable());
  }

  /** Tomcat ends a request that was given back, and then refused, twice. */
  @Override
  public void onComplete(AsyncEvent event) {
    if (!left.getAndSet(true)) {
      writer.giveBack(unread);
      leave.run();
    }
  }

  @Override
  public void onStartAsync(AsyncEvent event) {}
}
