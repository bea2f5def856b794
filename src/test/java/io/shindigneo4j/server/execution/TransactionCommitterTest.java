package io.shindigneo4j.server.execution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.neo4j.kernel.api.KernelTransaction;
import org.neo4j.kernel.api.KernelTransaction.KernelTransactionMonitor;
import org.neo4j.kernel.api.exceptions.Status;
import org.neo4j.kernel.impl.coreapi.InternalTransaction;
import org.neo4j.logging.NullLog;

/** With transactions whose commits do what the test says. */
@DisplayName("A commit")
class TransactionCommitterTest {

  /** What the commit of the database does. */
  private interface Commit {

    void run(KernelTransactionMonitor monitor);
  }

  private final TransactionCommitter committer = new TransactionCommitter(NullLog.getInstance());

  /** Zero before the commit is durable. */
  private long id;

  private static <T> T proxy(Class<T> type, InvocationHandler handler) {
    return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, handler));
  }

  private KernelTransaction kernel(Commit commit) {
    return proxy(
        KernelTransaction.class,
        (proxy, method, arguments) ->
            switch (method.getName()) {
              case "commit" -> {
                commit.run((KernelTransactionMonitor) arguments[0]);
                yield id;
              }
              case "getTransactionId" -> id();
              default -> throw new UnsupportedOperationException(method.getName());
            });
  }

  private long id() {
    if (id == 0) {
      throw new IllegalStateException("not committed");
    }
    return id;
  }

  private InternalTransaction transaction(Commit commit, Runnable afterwards) {
    KernelTransaction[] current = {kernel(commit)};
    return proxy(
        InternalTransaction.class,
        (proxy, method, arguments) ->
            switch (method.getName()) {
              case "kernelTransaction" -> current[0];
              case "setTransaction" -> {
                current[0] = (KernelTransaction) arguments[0];
                yield null;
              }
              case "commit" -> {
                current[0].commit(KernelTransactionMonitor.withBeforeApply(() -> {}));
                afterwards.run();
                yield null;
              }
              default -> throw new UnsupportedOperationException(method.getName());
            });
  }

  private InternalTransaction transaction(Commit commit) {
    return transaction(commit, () -> {});
  }

  static Stream<Throwable> failures() {
    return Stream.of(new IllegalStateException("scripted"), new LinkageError("scripted"));
  }

  private static void fail(Throwable failure) {
    if (failure instanceof Error error) {
      throw error;
    }
    throw (RuntimeException) failure;
  }

  @ParameterizedTest
  @MethodSource("failures")
  void isASuccessWhateverAListenerThrowsAfterIt(Throwable failure) {
    InternalTransaction transaction =
        transaction(
            monitor -> {
              monitor.beforeApply();
              id = 7;
              fail(failure);
            });
    assertThatCode(() -> committer.commit(transaction, false)).doesNotThrowAnyException();
  }

  @ParameterizedTest
  @MethodSource("failures")
  void isASuccessWhateverFailsWhenTheDatabaseHasDoneIt(Throwable failure) {
    InternalTransaction transaction =
        transaction(KernelTransactionMonitor::beforeApply, () -> fail(failure));
    assertThatCode(() -> committer.commit(transaction, false)).doesNotThrowAnyException();
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void isUnknownIfItFailsWhileItIsWritten(boolean repeatable) {
    IllegalStateException failure = new IllegalStateException("the disk is full");
    InternalTransaction transaction =
        transaction(
            monitor -> {
              monitor.beforeApply();
              throw failure;
            });
    assertThatThrownBy(() -> committer.commit(transaction, repeatable))
        .hasCause(failure)
        .isInstanceOfSatisfying(
            OutcomeUnknownException.class,
            unknown -> assertThat(unknown.repeatable()).isEqualTo(repeatable));
  }

  @ParameterizedTest
  @MethodSource("failures")
  void isAFailureIfNothingHasBeenWritten(Throwable failure) {
    InternalTransaction transaction = transaction(monitor -> fail(failure));
    assertThatThrownBy(() -> committer.commit(transaction, true)).isSameAs(failure);
  }

  /** Of a server of a cluster that does not lead it any more. */
  private static final class NotLeader extends RuntimeException implements Status.HasStatus {

    private static final long serialVersionUID = 1L;

    @Override
    public Status status() {
      return Status.Cluster.NotALeader;
    }
  }

  @Test
  void isAFailureIfAnotherServerLeads() {
    NotLeader failure = new NotLeader();
    InternalTransaction transaction =
        transaction(
            monitor -> {
              monitor.beforeApply();
              throw failure;
            });
    assertThatThrownBy(() -> committer.commit(transaction, true)).isSameAs(failure);
  }
}
