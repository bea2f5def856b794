package io.shindigneo4j.server.session;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.protocol.Message.Begin;
import io.shindigneo4j.protocol.Message.Cancel;
import io.shindigneo4j.protocol.Message.Commit;
import io.shindigneo4j.protocol.Message.Credit;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.Message.Request;
import io.shindigneo4j.protocol.Message.Rollback;
import io.shindigneo4j.protocol.Message.Routes;
import io.shindigneo4j.protocol.Message.RunCypher;
import io.shindigneo4j.protocol.Message.RunStatement;
import io.shindigneo4j.protocol.Message.Work;
import io.shindigneo4j.server.metrics.SessionLoad;
import io.shindigneo4j.server.procedure.RequestException;
import io.shindigneo4j.server.session.Termination.Reason;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.RejectedExecutionException;

/**
 * The requests of one connection. Short work is done at once, other work on a worker, so that none
 * holds up the others. Each request is answered exactly once, unless the session is closed before.
 * Safe for use by many threads.
 */
final class Session implements RequestProcessor {

  private static final String WAIT = "wait for answers first";
  private static final String END = "end another transaction first";

  private final SessionServices services;
  private final RoutingRequests routes;

  /** By request id, from the moment that work is taken until it is answered. */
  private final Map<Long, WorkExecution> executions = new ConcurrentHashMap<>();

  /** By the id of the request that began them. */
  private final Map<Long, ExplicitTransaction> transactions = new ConcurrentHashMap<>();

  private final StatementCache statements = new StatementCache();

  /** Written by close, read by those who submit. */
  private volatile boolean closed;

  Session(SessionServices services, RoutingRequests routes) {
    this.services = services;
    this.routes = routes;
  }

  @Override
  public void submit(Request request, long received, ResponseSender outbox) {
    if (request instanceof RunStatement run) {
      statement(run, received, outbox);
    } else if (request instanceof Cancel cancel) {
      cancel(cancel.id());
    } else if (request instanceof Credit credit) {
      grant(credit);
    } else if (request instanceof Commit commit) {
      inTransaction(commit.transaction(), commit, received, outbox, ExplicitTransaction::commit);
    } else if (request instanceof Rollback rollback) {
      inTransaction(rollback.transaction(), rollback, received, outbox, ExplicitTransaction::rollBack);
    } else {
      begin(request, received, outbox);
    }
  }

  private void statement(RunStatement run, long received, ResponseSender outbox) {
    RunCypher whole;
    try {
      whole = statements.whole(run);
    } catch (RequestException e) {
      fail(run, received, e, outbox);
      return;
    }
    begin(whole, received, outbox);
  }

  /** As other work that fails does, it ends the transaction that it belongs to. */
  private void fail(RunStatement run, long received, RequestException reason, ResponseSender outbox) {
    OptionalLong transaction = run.terms().transaction();
    if (transaction.isPresent()) {
      Ending failing =
          (open, request, since, answers) -> open.fail(request, since, answers, reason);
      inTransaction(transaction.getAsLong(), run, received, outbox, failing);
    } else {
      refuse(outbox, run, services.failures().failure(run, reason));
    }
  }

  private void cancel(long id) {
    WorkExecution execution = executions.get(id);
    if (execution != null) {
      execution.end(Reason.CANCELLED);
    }
    ExplicitTransaction transaction = transactions.get(id);
    if (transaction != null) {
      transaction.end(Reason.CANCELLED);
    }
    routes.cancel(id);
  }

  private void grant(Credit credit) {
    WorkExecution execution = executions.get(credit.id());
    if (execution != null) {
      execution.grant(credit.chunks());
    }
  }

  /** What ends a transaction. */
  private interface Ending {
    void apply(ExplicitTransaction transaction, Request request, long received, ResponseSender outbox);
  }

  private void inTransaction(
      long id, Request request, long received, ResponseSender outbox, Ending ending) {
    ExplicitTransaction transaction = transactions.get(id);
    if (transaction == null) {
      refuse(outbox, request, ExplicitTransaction.unknown(request));
    } else if (transaction.waitingRequests() >= services.limits().requestsInFlight()) {
      refuse(outbox, request, ErrorCode.TOO_MANY_REQUESTS, WAIT, true);
    } else {
      ending.apply(transaction, request, received, outbox);
    }
  }

  /** What begins something that lasts. */
  private void begin(Request request, long received, ResponseSender outbox) {
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

  private void work(Work work, long received, ResponseSender outbox) {
    if (work.terms().transaction().isPresent()) {
      workInTransaction(work, received, outbox);
      return;
    }
    WorkTransaction own = new AutoCommitTransaction(services.transactions(), services.meters(), work, received);
    Runnable whenDone = () -> executions.remove(work.id());
    WorkExecution execution = new WorkExecution(work, received, own, services, outbox, whenDone);
    executions.put(work.id(), execution);
    execution.startDeadline(services.transactions().nanosLeft(work.terms(), received));
    BookmarkAwaiter seeing = new BookmarkAwaiter(work.terms(), received, services, execution::run);
    boolean atOnce = services.pace().isShort(work) && !seeing.mustWait();
    services.meters().runs(atOnce);
    if (atOnce) {
      execution.run();
    } else if (!start(seeing)) {
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

  private void workInTransaction(Work work, long received, ResponseSender outbox) {
    ExplicitTransaction transaction = transactions.get(work.terms().transaction().getAsLong());
    if (transaction == null) {
      refuse(outbox, work, ExplicitTransaction.unknown(work));
      return;
    }
    Runnable whenDone = () -> executions.remove(work.id());
    WorkExecution execution = new WorkExecution(work, received, transaction, services, outbox, whenDone);
    executions.put(work.id(), execution);
    execution.startDeadline(services.transactions().nanosLeft(work.terms(), received));
    transaction.add(work, received, outbox, execution);
    closeIfClosed();
  }

  private void transaction(Begin begin, long received, ResponseSender outbox) {
    Runnable whenEnded = () -> transactions.remove(begin.id());
    ExplicitTransaction transaction = new ExplicitTransaction(begin, received, services, whenEnded);
    transactions.put(begin.id(), transaction);
    Runnable task = () -> transaction.begin(outbox);
    if (!start(new BookmarkAwaiter(begin.terms(), received, services, task))) {
      transactions.remove(begin.id());
      refuse(outbox, begin, busy(begin));
    }
    closeIfClosed();
  }

  private void refuse(
      ResponseSender outbox, Request request, String code, String reason, boolean retryable) {
    refuse(outbox, request, new Failure(request.id(), code, reason, retryable));
  }

  private void refuse(ResponseSender outbox, Request request, Failure failure) {
    services.meters().ended(request, mode(request), failure.code(), 0);
    outbox.fail(failure, services.answers().encode(failure));
  }

  /** Nobody knows that of a transaction that is not there. */
  private static AccessMode mode(Request request) {
    if (request instanceof Work work) {
      return work.terms().mode();
    } else if (request instanceof RunStatement run) {
      return run.terms().mode();
    }
    return request instanceof Begin begin ? begin.terms().mode() : AccessMode.READ;
  }

  @Override
  public SessionLoad load() {
    long streams = executions.values().stream().filter(WorkExecution::isInChunks).count();
    return new SessionLoad(executions.size(), (int) streams, transactions.size());
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
