package io.shindigneo4j.web.endpoint;

import com.google.common.base.Throwables;
import io.shindigneo4j.opensocial.dispatch.Completion;
import io.shindigneo4j.opensocial.json.JsonAnswers;
import io.shindigneo4j.opensocial.json.JsonBeanConverter;
import io.shindigneo4j.web.audit.RefusalReason;
import io.shindigneo4j.web.audit.RequestAudit;
import io.shindigneo4j.web.client.CurrentRequest;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Future;
import java.util.function.BiFunction;
import java.util.function.Function;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.protocol.ProtocolException;
import org.apache.shindig.protocol.ResponseItem;
import org.apache.shindig.protocol.conversion.BeanConverter;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A request of JSON-RPC: one call, or a batch of them. */
final class RpcExchange implements Exchange {

  private static final Logger LOG = LoggerFactory.getLogger(RpcExchange.class);

  private final Servlet servlet;
  private final boolean batch;
  private final String callback;
  private final RequestAudit audit;
  private final List<Future<?>> calls = new ArrayList<>();
  private final List<Optional<Object>> ids = new ArrayList<>();

  /** Held while a call is encoded: all of them together have a limit. */
  private final Object encoding = new Object();

  /** Of all calls that have been encoded, in bytes. Guarded by {@link #encoding}. */
  private long encoded;

  /** Whether a call that ends from now on is late: nobody waits for it. */
  private volatile boolean answered;

  /** A call of a batch, whose answer is encoded as soon as it is there. */
  private static final class EncodedCall extends CompletableFuture<ResponseItem> {}

  /**
   * What the servlet has of Shindig's.
   *
   * @param answer makes the answer to a call of its id and its result
   */
  record Servlet(
      BeanConverter converter,
      Function<Future<?>, ResponseItem> waiting,
      BiFunction<Optional<Object>, ResponseItem, Object> answer,
      RestExchange.Refusing refusing) {}

  /**
   * @param callback the function that the answer is passed to; null for none
   * @param audit is told of calls that are refused
   */
  RpcExchange(Servlet servlet, boolean batch, String callback, RequestAudit audit) {
    this.servlet = servlet;
    this.batch = batch;
    this.callback = callback;
    this.audit = audit;
  }

  /**
   * Adds a call.
   *
   * @param id as the call has it, which may be {@link org.json.JSONObject#NULL}; empty for none
   */
  void add(Optional<Object> id, Future<?> call) {
    ids.add(id);
    calls.add(
        batch && Completion.isTold(call) && servlet.converter() instanceof JsonBeanConverter json
            ? encoded(id, call, json.answers())
            : call);
  }

  /** So that a batch does not hold the results of all calls, each of which may be large. */
  private Future<?> encoded(Optional<Object> id, Future<?> call, JsonAnswers answers) {
    EncodedCall ready = new EncodedCall();
    Completion.listen(
        call,
        CurrentRequest.carriedBy(
            () -> {
              if (answered) {
                return;
              }
              try {
                ready.complete(encode(id, servlet.waiting().apply(call), answers));
              } catch (RuntimeException | Error e) { // as where all are encoded together
                ready.completeExceptionally(e);
              }
            }));
    return ready;
  }

  private ResponseItem encode(Optional<Object> id, ResponseItem item, JsonAnswers answers) {
    synchronized (encoding) {
      JsonAnswers.check(encoded);
      JsonAnswers.Encoded answer = answers.encode(servlet.answer().apply(id, item));
      encoded += answer.length();
      JsonAnswers.check(encoded);
      return new ResponseItem(item.getErrorCode(), item.getErrorMessage(), answer);
    }
  }

  boolean isAnswered() {
    return answered;
  }

  @Override
  public void abandon() {
    answered = true;
  }

  @Override
  public List<Future<?>> calls() {
    return calls;
  }

  /**
   * Shindig takes an {@link IllegalArgumentException} for a malformed request. But here the request
   * has been read, and the fault is the server's.
   */
  @Override
  public RequestOutcome outcome(Function<Future<?>, ResponseItem> results) throws IOException {
    try {
      return content(results);
    } catch (ProtocolException e) {
      return new RequestOutcome.Refusal(new ResponseItem(e.getCode(), e.getMessage()));
    } catch (IllegalArgumentException e) {
      LOG.error("Answering 500", e);
      return new RequestOutcome.Refusal(
          new ResponseItem(
              HttpServletResponse.SC_INTERNAL_SERVER_ERROR, "the server's log has details"));
    } finally {
      answered = true;
      calls.clear(); // a client that reads slowly is no reason to keep them
    }
  }

  private RequestOutcome content(Function<Future<?>, ResponseItem> results) throws IOException {
    boolean flawless = true;
    List<Object> answers = new ArrayList<>(calls.size());
    for (int i = 0; i < calls.size(); i++) {
      ResponseItem item = results.apply(calls.get(i));
      flawless &= Results.isGood(item);
      RefusalReason.ofCall(item.getErrorCode(), item.getErrorMessage()).ifPresent(audit::refused);
      answers.add(
          item.getResponse() instanceof JsonAnswers.Encoded answer
              ? answer
              : servlet.answer().apply(ids.get(i), item));
    }
    return AnswerEncoder.encode(
        servlet.converter(), batch ? answers : answers.get(0), callback, flawless);
  }

  @Override
  public ResponseItem result(Future<?> finished) {
    try {
      return finished instanceof EncodedCall ready
          ? ready.join()
          : servlet.waiting().apply(finished);
    } catch (CompletionException e) {
      Throwables.throwIfUnchecked(e.getCause());
      throw e;
    }
  }

  @Override
  public void refuse(ResponseItem item, HttpServletResponse response) throws IOException {
    servlet.refusing().refuse(response, item);
  }
}
