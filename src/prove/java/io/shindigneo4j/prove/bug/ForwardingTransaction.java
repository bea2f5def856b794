package io.shindigneo4j.prove.bug;

import io.shindigneo4j.driver.Result;
import io.shindigneo4j.driver.ResultStream;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.driver.Transaction;

/** A transaction that passes everything on. */
abstract class ForwardingTransaction implements Transaction {

  private final Transaction transaction;

  ForwardingTransaction(Transaction transaction) {
    this.transaction = transaction;
  }

  @Override
  public Result run(Statement statement) {
    return transaction.run(statement);
  }

  @Override
  public ResultStream stream(Statement statement) {
    return transaction.stream(statement);
  }

  @Override
  public String commit() {
    return transaction.commit();
  }

  @Override
  public void rollback() {
    transaction.rollback();
  }

  @Override
  public void close() {
    transaction.close();
  }
}
