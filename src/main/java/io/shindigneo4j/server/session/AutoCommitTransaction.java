package io.shindigneo4j.server.session;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.Message.RunCypher;
import io.shindigneo4j.protocol.Message.Work;
import java.util.Optional;
import org.neo4j.kernel.api.KernelTransaction;
import org.neo4j.kernel.impl.coreapi.InternalTransaction;

/** A transaction for one piece of work, which commits when the work has succeeded. */
final class AutoCommitTransaction implements WorkTransaction {

  private final SessionServices services;
  private final IncomingRequest<? extends Work> request;
  private final Runnable whenEnded;
  private final Runnable whenReleased;
  private final Termination termination = new Termination();

  /** Null before it begins, and after it has ended. */
  private InternalTransaction transaction;

  private boolean committed;
  private boolean ended;

  /**
   * @param whenEnded called once, when the transaction has ended or will not begin
   * @param whenReleased called when the work has been answered
   */
  AutoCommitTransaction(
      SessionServices services,
      IncomingRequest<? extends Work> request,
      Runnable whenEnded,
      Runnable whenReleased) {
    this.services = services;
    this.request = request;
    this.whenEnded = whenEnded;
    this.whenReleased = whenReleased;
  }

  @Override
  public AccessMode mode() {
    return request.message().terms().mode();
  }

  @Override
  public InternalTransaction open() {
    KernelTransaction.Type type =
        request.message() instanceof RunCypher
            ? KernelTransaction.Type.IMPLICIT
            : KernelTransaction.Type.EXPLICIT;
    transaction =
        services.transactions().begin(type, request.message().terms(), request.received());
    termination.started(transaction);
    return transaction;
  }

  @Override
  public Optional<String> complete() {
    boolean writes = mode() == AccessMode.WRITE;
    if (writes) {
      services.commit(transaction, request.message().terms());
    }
    committed = true;
    rollBack(); // closes it
    return writes ? Optional.of(services.transactions().bookmarks().last()) : Optional.empty();
  }

  @Override
  public boolean isCommitted() {
    return committed;
  }

  @Override
  public void rollBack() {
    InternalTransaction ending = transaction;
    if (ending != null) {
      transaction = null;
      services.measureEnd(mode(), committed);
      termination.finished();
      try {
        ending.close();
      } finally {
        end();
      }
    }
  }

  @Override
  public void release() {
    end();
    whenReleased.run();
  }

  private void end() {
    if (!ended) {
      ended = true;
      whenEnded.run();
    }
  }

  @Override
  public Termination termination() {
    return termination;
  }
}
