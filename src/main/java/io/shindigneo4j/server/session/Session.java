package io.shindigneo4j.server.session;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.protocol.Message.Begin;
import io.shindigneo4j.protocol.Message.CallStatement;
import io.shindigneo4j.protocol.Message.Cancel;
import io.shindigneo4j.protocol.Message.Commit;
import io.shindigneo4j.protocol.Message.Credit;
import io.shindigneo4j.protocol.Message.Request;
import io.shindigneo4j.protocol.Message.Rollback;
import io.shindigneo4j.protocol.Message.Routes;
import io.shindigneo4j.protocol.Message.RunCypher;
import io.shindigneo4j.protocol.Message.RunStatement;
import io.shindigneo4j.protocol.Message.Subscribe;
import io.shindigneo4j.protocol.Message.Unsubscribe;
import io.shindigneo4j.protocol.Message.Work;
import io.shindigneo4j.protocol.Terms;
import io.shindigneo4j.server.events.EventReceiver;
import io.shindigneo4j.server.metrics.SessionLoad;
import io.shindigneo4j.server.procedure.RequestException;
import io.shindigneo4j.server.session.Termination.Reason;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * The requests of one connection. Short work runs at once on the thread of the caller, other work
 * on a worker. Each request is answered exactly once, unless the session is closed before. Safe for
 * use by many threads.
 */
final class Session implements RequestProcessor {

  private final SessionServices services;
  private final RoutingRequests routing;
  private final SubscriptionRequests subscriptions;
  private final RequestRefusals refusals;

  /** By request id, from the arrival of the work to its answer. */
  private final Map<Long, WorkExecution> executions = new ConcurrentHashMap<>();

  /** By the id of the request that began the transaction. */
  private final Map<Long, ExplicitTransaction> transactions = new ConcurrentHashMap<>();

  private final StatementCache statements;

  // Both of work outside of explicit transactions: no read waits for writes that wait for a lock.
  private final WorkAdmission reads = new WorkAdmission();
  private final WorkAdmission writes = new WorkAdmission();

  /** Written by close, read by those who submit. */
  private volatile boolean closed;

  Session(
      SessionServices services,
      StatementCache statements,
      RoutingRequests routing,
      SubscriptionRequests subscriptions) {
    this.services = services;
    this.statements = statements;
    this.routing = routing;
    this.subscriptions = subscriptions;
    this.refusals = new RequestRefusals(services);
  }

  /** Each type of request has its branch; one that has none is answered with an error. */
  @Override
  public void submit(IncomingRequest<?> request) {
    Request message = request.message();
    if (message instanceof Work work) {
      begin(request, () -> run(request.with(work)));
    } else if (message instanceof RunStatement run) {
      run(request, run.terms(), () -> statements.resolve(run));
    } else if (message instanceof CallStatement call) {
      run(request, call.terms(), () -> statements.resolve(call));
    } else if (message instanceof Begin begin) {
      begin(request, () -> beginTransaction(request.with(begin)));
    } else if (message instanceof Commit commit) {
      inTransaction(commit.transaction(), request, open -> open.commit(request));
    } else if (message instanceof Rollback rollback) {
      inTransaction(rollback.transaction(), request, open -> open.rollBack(request));
    } else if (message instanceof Routes routes) {
      begin(request, () -> routing.submit(request.with(routes)));
    } else if (message instanceof Subscribe subscribe) {
      begin(request, () -> subscriptions.submit(request.with(subscribe)));
    } else if (message instanceof Unsubscribe unsubscribe) {
      subscriptions.unsubscribe(unsubscribe.id());
    } else if (message instanceof Credit credit) {
      grant(credit);
    } else if (message instanceof Cancel cancel) {
      cancel(cancel.id());
    } else {
      refusals.unknown(request);
    }
  }

  /** Runs work that is known by its number. */
  private void run(IncomingRequest<?> request, Terms terms, Supplier<Work> resolve) {
    Work resolved;
    try {
      resolved = resolve.get();
    } catch (RequestException e) {
      fail(request, terms, e);
      return;
    }
    begin(request, () -> run(request.with(resolved)));
  }

  /** Ends the transaction that the work belongs to, as other work that fails does. */
  private void fail(IncomingRequest<?> request, Terms terms, RequestException reason) {
    OptionalLong transaction = terms.transaction();
    if (transaction.isPresent()) {
      IncomingRequest<?> empty = request.with(RequestRefusals.withoutContent(request.message()));
      inTransaction(transaction.getAsLong(), empty, open -> open.fail(empty, reason));
    } else {
      refusals.refuse(request, services.failures().failure(request.message(), reason));
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
    routing.cancel(id);
    subscriptions.cancel(id);
  }

  @Override
  public void subscribe(Subscribe request, EventReceiver receiver) {
    if (inFlight() >= services.limits().requestsInFlight()) {
      receiver.ended(new RequestException(ErrorCode.TOO_MANY_REQUESTS, "too many requests", true));
    } else {
      subscriptions.submit(request, receiver);
      endAllIfClosed();
    }
  }

  private void grant(Credit credit) {
    WorkExecution execution = executions.get(credit.id());
    if (execution != null) {
      execution.grant(credit.chunks());
    } else {
      subscriptions.grant(credit.id(), credit.chunks());
    }
  }

  private void inTransaction(
      long id, IncomingRequest<?> request, Consumer<ExplicitTransaction> action) {
    ExplicitTransaction transaction = transactions.get(id);
    if (transaction == null) {
      refusals.refuse(request, TransactionAnswers.unknown(request.message()));
    } else if (transaction.waitingRequests() >= services.limits().requestsInFlight()) {
      refusals.tooManyRequests(request);
      transaction.end(Reason.INCOMPLETE);
    } else {
      action.accept(transaction);
    }
  }

  /** Begins something that lasts, where there is room for it. */
  private void begin(IncomingRequest<?> request, Runnable action) {
    if (inFlight() >= services.limits().requestsInFlight()
        || !services.memory().hasRoom(request.bytes())) {
      refusals.tooManyRequests(request);
      RequestRefusals.transaction(request.message()).ifPresent(this::endRefused);
    } else if (isInUse(request.id())) {
      refusals.duplicateId(request);
      RequestRefusals.transaction(request.message()).ifPresent(this::endRefused);
    } else if (request.message() instanceof Begin
        && transactions.size() >= services.limits().openTransactions()) {
      refusals.tooManyTransactions(request);
    } else {
      action.run();
      endAllIfClosed();
    }
  }

  @Override
  public void endRefused(long transaction) {
    ExplicitTransaction named = transactions.get(transaction);
    if (named != null) {
      named.end(Reason.INCOMPLETE);
    }
  }

  /** Without subscriptions, which have a limit of their own. */
  private int inFlight() {
    return executions.size() + transactions.size() + routing.size();
  }

  private boolean isInUse(long id) {
    return executions.containsKey(id)
        || transactions.containsKey(id)
        || routing.has(id)
        || subscriptions.has(id);
  }

  private void run(IncomingRequest<? extends Work> request) {
    Terms terms = request.message().terms();
    try {
      requireCypherLimits(request.message());
    } catch (RequestException e) {
      fail(request, terms, e);
      return;
    }
    if (terms.transaction().isEmpty()) {
      runAlone(request);
      return;
    }
    inTransaction(terms.transaction().getAsLong(), request, open -> run(request, open));
  }

  /** Work of a transaction that is ending would only wait until it has ended. */
  private void run(IncomingRequest<? extends Work> request, ExplicitTransaction transaction) {
    Optional<Reason> reason = transaction.termination().reason();
    if (reason.isPresent()) {
      RequestException ending = Termination.exception(reason.get());
      refusals.refuse(request, services.failures().failure(request.message(), ending));
    } else {
      transaction.add(request, execution(request, transaction));
    }
  }

  /** A text that has been planned is within the limits. */
  private void requireCypherLimits(Work work) {
    if (work instanceof RunCypher run && !services.isPlanned(run)) {
      services.limits().cypher().require(run.text());
    }
  }

  private void runAlone(IncomingRequest<? extends Work> request) {
    boolean inChunks = WorkExecution.isInChunks(request.message());
    if (inChunks && !services.tryAcquireTransaction()) {
      refusals.tooManyTransactions(request);
      return;
    }
    Runnable whenEnded = inChunks ? services::releaseTransaction : () -> {};
    boolean isRead = request.message().terms().mode() == AccessMode.READ;
    WorkAdmission.Place place = (isRead ? reads : writes).place(request);
    WorkExecution execution =
        execution(request, new AutoCommitTransaction(services, request, whenEnded, place::leave));
    place.begin(
        atOnce -> begin(request, place, execution, atOnce), () -> startPatience(place, execution));
  }

  private Timer.Deadline startPatience(WorkAdmission.Place place, WorkExecution execution) {
    long nanos = services.limits().patience().toNanos();
    return services.timer().schedule(() -> endInVain(place, execution), nanos);
  }

  private static void endInVain(WorkAdmission.Place place, WorkExecution execution) {
    if (place.hasWaitedInVain()) {
      execution.end(Reason.SLOW_READER);
    }
  }

  private void begin(
      IncomingRequest<? extends Work> request,
      WorkAdmission.Place place,
      WorkExecution execution,
      boolean atOnce) {
    Work work = request.message();
    Runnable start = () -> start(request, place, execution);
    BookmarkAwaiter awaiter =
        new BookmarkAwaiter(work.terms(), request.received(), services, execution::isQueued, start);
    if (!execution.memory().hold()) {
      return; // answered before its turn
    }
    if (atOnce && services.mayRunInline(work) && !awaiter.waits()) {
      services.meters().started(true);
      runAndRelease(execution.memory(), () -> services.inlineWatch().run(execution));
    } else {
      awaiter.beginOrWait();
    }
  }

  private void start(
      IncomingRequest<? extends Work> request, WorkAdmission.Place place, WorkExecution execution) {
    Work work = request.message();
    RequestMemory.Use memory = execution.memory();
    Runnable run = () -> runAndRelease(memory, () -> run(place, execution));
    Runnable refusal =
        () -> runAndRelease(memory, () -> execution.refuse(RequestRefusals.busy(work)));
    Runnable task = () -> submit(Lane.of(work), run, refusal);
    try {
      services.planner().whenPlanned(request, work.terms().mode(), execution::isQueued, task, run);
    } catch (RejectedExecutionException e) {
      refusal.run();
    }
  }

  private static void runAndRelease(RequestMemory.Use memory, Runnable action) {
    try {
      action.run();
    } finally {
      memory.release();
    }
  }

  private void run(WorkAdmission.Place place, WorkExecution execution) {
    if (!place.waitsAgain()) {
      services.meters().started(false);
      execution.run();
      if (execution.isInChunks()) {
        place.leave(); // what is left of it waits for its client
      }
    }
  }

  private WorkExecution execution(
      IncomingRequest<? extends Work> request, WorkTransaction transaction) {
    RequestMemory.Use memory = services.memory().begin(request.bytes());
    Runnable whenDone = () -> done(request, memory);
    WorkExecution execution = new WorkExecution(request, transaction, services, memory, whenDone);
    executions.put(request.id(), execution);
    execution.startDeadline();
    return execution;
  }

  private void done(IncomingRequest<?> request, RequestMemory.Use memory) {
    if (executions.remove(request.id()) != null) {
      memory.release();
    }
  }

  private void beginTransaction(IncomingRequest<Begin> request) {
    Begin begin = request.message();
    if (!services.tryAcquireTransaction()) {
      refusals.tooManyTransactions(request);
      return;
    }
    RequestMemory.Use memory = services.memory().begin(request.bytes());
    ExplicitTransaction transaction =
        new ExplicitTransaction(request, services, () -> transactionEnded(request, memory));
    transactions.put(begin.id(), transaction);
    memory.hold();
    transaction.startDeadline();
    Runnable run = () -> runAndRelease(memory, transaction::begin);
    Runnable refusal =
        () -> runAndRelease(memory, () -> transaction.refuse(RequestRefusals.busy(begin)));
    Runnable start = () -> submit(Lane.of(begin), run, refusal);
    new BookmarkAwaiter(begin.terms(), request.received(), services, transaction::isQueued, start)
        .beginOrWait();
  }

  private void transactionEnded(IncomingRequest<Begin> request, RequestMemory.Use memory) {
    transactions.remove(request.id());
    memory.release();
    services.releaseTransaction();
  }

  private void submit(Lane lane, Runnable task, Runnable refusal) {
    try {
      services.workers().submit(lane, task);
    } catch (RejectedExecutionException e) {
      refusal.run();
    }
  }

  @Override
  public void drain() {
    routing.drain();
    subscriptions.drain();
  }

  @Override
  public SessionLoad load() {
    long streams = executions.values().stream().filter(WorkExecution::isInChunks).count();
    return new SessionLoad(executions.size(), (int) streams, transactions.size());
  }

  @Override
  public void close() {
    closed = true;
    statements.close();
    endAllIfClosed();
  }

  private void endAllIfClosed() {
    if (closed) {
      executions.values().forEach(execution -> execution.end(Reason.CLIENT_GONE));
      transactions.values().forEach(transaction -> transaction.end(Reason.CLIENT_GONE));
      routing.close();
      subscriptions.close();
    }
  }
}
