package io.shindigneo4j.server.session;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.Message.RunCypher;
import io.shindigneo4j.protocol.Message.Work;
import io.shindigneo4j.server.metrics.ServerMeters;
import java.util.Optional;
import org.neo4j.kernel.api.KernelTransaction;
import org.neo4j.kernel.impl.coreapi.InternalTransaction;

/** A transaction for one piece of work, which is committed with it. */
final class AutoCommitTransaction implements WorkTransaction {

  private final TransactionFactory transactions;
  private final ServerMeters meters;
  private final Work work;
  private final long received;
  private final Termination termination = new Termination();

  /** Null before it is begun, and when it has ended. */
  private InternalTransaction transaction;

  private boolean committed;

  AutoCommitTransaction(TransactionFactory transactions, ServerMeters meters, Work work, long received) {
    this.transactions = transactions;
    this.meters = meters;
    this.work = work;
    this.received = received;
  }

  @Override
  public AccessMode mode() {
    return work.terms().mode();
  }

  @Override
  public InternalTransaction enter() {
    KernelTransaction.Type type =
        work instanceof RunCypher
            ? KernelTransaction.Type.IMPLICIT
            : KernelTransaction.Type.EXPLICIT;
    transaction = transactions.begin(type, work.terms(), received);
    termination.started(transaction);
    return transaction;
  }

  /** A bookmark of what was written. */
  @Override
  public Optional<String> succeed() {
    if (writes()) {
      transaction.commit();
    }
    committed = true;
    abandon();
    return writes() ? Optional.of(transactions.bookmarks().last()) : Optional.empty();
  }

  @Override
  public boolean hasSucceeded() {
    return committed;
  }

  private boolean writes() {
    return work.terms().mode() == AccessMode.WRITE;
  }

  @Override
  public void abandon() {
    InternalTransaction ending = transaction;
    if (ending != null) {
      transaction = null;
      tell();
      termination.finished();
      ending.close();
    }
  }

  private void tell() {
    if (committed && writes()) {
      meters.committed();
    } else if (writes()) {
      meters.rolledBack();
    }
  }

  @Override
  public void release() {
    // has ended
  }

  @Override
  public Termination termination() {
    return termination;
  }
}
