package io.shindigneo4j.server.session;

import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.protocol.Message.Begin;
import io.shindigneo4j.protocol.Message.Cancel;
import io.shindigneo4j.protocol.Message.Commit;
import io.shindigneo4j.protocol.Message.Credit;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.Message.Request;
import io.shindigneo4j.protocol.Message.Rollback;
import io.shindigneo4j.protocol.Message.Routes;
import io.shindigneo4j.protocol.Message.Work;
import io.shindigneo4j.server.session.Termination.Reason;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.RejectedExecutionException;

/**
 * The requests of one connection. Short work is done at once, other work on a worker, so that none
 * holds up the others. Each request is answered exactly once, unless the session is closed before.
 * Safe for use by many threads.
 */
final class Session implements Requests {

  private static final String WAIT = "wait for answers first";
  private static final String END = "end another transaction first";

  private final SessionServices services;
  private final RoutingRequests routes;

  /** By request id, from the moment that work is taken until it is answered. */
  private final Map<Long, Execution> executions = new ConcurrentHashMap<>();

  /** By the id of the request that began them. */
  private final Map<Long, OpenTransaction> transactions = new ConcurrentHashMap<>();

  /** Written by close, read by those who submit. */
  private volatile boolean closed;

  Session(SessionServices services, RoutingRequests routes) {
    this.services = services;
    this.routes = routes;
  }

  @Override
  public void submit(Request request, long received, Outbox outbox) {
    if (request instanceof Cancel cancel) {
      cancel(cancel.id());
    } else if (request instanceof Credit credit) {
      grant(credit);
    } else if (request instanceof Commit commit) {
      inTransaction(commit.transaction(), commit, outbox, OpenTransaction::commit);
    } else if (request instanceof Rollback rollback) {
      inTransaction(rollback.transaction(), rollback, outbox, OpenTransaction::rollBack);
    } else {
      begin(request, received, outbox);
    }
  }

  private void cancel(long id) {
    Execution execution = executions.get(id);
    if (execution != null) {
      execution.end(Reason.CANCELLED);
    }
    OpenTransaction transaction = transactions.get(id);
    if (transaction != null) {
      transaction.end(Reason.CANCELLED);
    }
    routes.cancel(id);
  }

  private void grant(Credit credit) {
    Execution execution = executions.get(credit.id());
    if (execution != null) {
      execution.grant(credit.chunks());
    }
  }

  /** What ends a transaction. */
  private interface Ending {
    void apply(OpenTransaction transaction, Request request, Outbox outbox);
  }

  private void inTransaction(long id, Request request, Outbox outbox, Ending ending) {
    OpenTransaction transaction = transactions.get(id);
    if (transaction == null) {
      refuse(outbox, OpenTransaction.unknown(request));
    } else if (transaction.waitingRequests() >= services.limits().requestsInFlight()) {
      refuse(outbox, request, ErrorCode.TOO_MANY_REQUESTS, WAIT, true);
    } else {
      ending.apply(transaction, request, outbox);
    }
  }

  /** What begins something that lasts. */
  private void begin(Request request, long received, Outbox outbox) {
    if (inFlight() >= services.limits().requestsInFlight()) {
      refuse(outbox, request, ErrorCode.TOO_MANY_REQUESTS, WAIT, true);
    } else if (isInUse(request.id())) {
      refuse(outbox, request, ErrorCode.DUPLICATE_ID, "the id is in use", false);
    } else if (request instanceof Begin
        && transactions.size() >= services.limits().openTransactions()) {
      refuse(outbox, request, ErrorCode.TOO_MANY_TRANSACTIONS, END, true);
    } else if (request instanceof Work work) {
      work(work, received, outbox);
    } else if (request instanceof Begin begin) {
      transaction(begin, received, outbox);
    } else if (request instanceof Routes asked) {
      routes.submit(asked, outbox);
      closeIfClosed();
    }
  }

  private int inFlight() {
    return executions.size() + transactions.size() + routes.size();
  }

  private boolean isInUse(long id) {
    return executions.containsKey(id) || transactions.containsKey(id) || routes.has(id);
  }

  private void work(Work work, long received, Outbox outbox) {
    if (work.terms().transaction().isPresent()) {
      workInTransaction(work, received, outbox);
      return;
    }
    Scope own = new OwnTransaction(services.transactions(), work, received);
    Runnable whenDone = () -> executions.remove(work.id());
    Execution execution = new Execution(work, received, own, services, outbox, whenDone);
    executions.put(work.id(), execution);
    execution.startDeadline(services.transactions().nanosLeft(work.terms(), received));
    if (services.pace().isShort(work)) {
      execution.run();
    } else if (!start(new Visibility(work.terms(), received, services, execution::run))) {
      execution.refuse(busy(work));
    }
    closeIfClosed();
  }

  /**
   * @return whether there was a place in the queue
   */
  private boolean start(Runnable task) {
    try {
      services.workers().begin(task);
      return true;
    } catch (RejectedExecutionException e) {
      return false;
    }
  }

  private static Failure busy(Request request) {
    return new Failure(request.id(), ErrorCode.BUSY, "all workers are busy", true);
  }

  private void workInTransaction(Work work, long received, Outbox outbox) {
    OpenTransaction transaction = transactions.get(work.terms().transaction().getAsLong());
    if (transaction == null) {
      refuse(outbox, OpenTransaction.unknown(work));
      return;
    }
    Runnable whenDone = () -> executions.remove(work.id());
    Execution execution = new Execution(work, received, transaction, services, outbox, whenDone);
    executions.put(work.id(), execution);
    execution.startDeadline(services.transactions().nanosLeft(work.terms(), received));
    transaction.add(work, outbox, execution);
    closeIfClosed();
  }

  private void transaction(Begin begin, long received, Outbox outbox) {
    Runnable whenEnded = () -> transactions.remove(begin.id());
    OpenTransaction transaction = new OpenTransaction(begin, received, services, whenEnded);
    transactions.put(begin.id(), transaction);
    Runnable task = () -> transaction.begin(outbox);
    if (!start(new Visibility(begin.terms(), received, services, task))) {
      transactions.remove(begin.id());
      refuse(outbox, busy(begin));
    }
    closeIfClosed();
  }

  private void refuse(
      Outbox outbox, Request request, String code, String reason, boolean retryable) {
    refuse(outbox, new Failure(request.id(), code, reason, retryable));
  }

  private void refuse(Outbox outbox, Failure failure) {
    outbox.send(services.answers().encode(failure));
  }

  @Override
  public void close() {
    closed = true;
    closeIfClosed();
  }

  private void closeIfClosed() {
    if (closed) {
      executions.values().forEach(execution -> execution.end(Reason.CLIENT_GONE));
      transactions.values().forEach(transaction -> transaction.end(Reason.CLIENT_GONE));
      routes.close();
    }
  }
}
