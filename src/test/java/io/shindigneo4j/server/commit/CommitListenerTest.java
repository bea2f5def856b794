package io.shindigneo4j.server.commit;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.neo4j.graphdb.event.TransactionData;
import org.neo4j.kernel.api.KernelTransaction;
import org.neo4j.logging.Log;
import org.neo4j.logging.NullLog;
import org.neo4j.storageengine.api.txstate.ReadableTransactionState;

@DisplayName("The listener of commits")
class CommitListenerTest {

  private static final CommitListener.Pending<String> UNKNOWN =
      new CommitListener.Pending<>(null, null, 0);

  private final List<String> events = new ArrayList<>();

  private final class Failing implements CommitListener.Handler<String> {

    @Override
    public void committed(long id, long time, String changes, ReadableTransactionState state) {
      throw new AssertionError("not called");
    }

    @Override
    public void committedUnknown(long id, long time) {
      events.add("committed " + id);
      throw new OutOfMemoryError("scripted");
    }

    @Override
    public void failed(Throwable reason) {
      events.add("failed " + reason.getMessage());
      throw new IllegalStateException("scripted, too");
    }
  }

  private static TransactionData transaction(long id) {
    return (TransactionData)
        Proxy.newProxyInstance(
            TransactionData.class.getClassLoader(),
            new Class<?>[] {TransactionData.class},
            (proxy, method, arguments) -> id);
  }

  @Test
  void neverFailsACommitWhateverHappens() {
    listener(NullLog.getInstance()).afterCommit(transaction(7), UNKNOWN, null);
    assertThat(events).containsExactly("committed 7", "failed scripted");
  }

  /** As it has no state there, reading it fails. */
  @Test
  void neverFailsATransactionThatItCannotRead() {
    assertThat(beforeCommit(NullLog.getInstance())).isEqualTo(UNKNOWN);
  }

  @Test
  void neverFailsATransactionThoughItCannotTellOfItEither() {
    assertThat(beforeCommit(failingLog())).isEqualTo(UNKNOWN);
  }

  private CommitListener.Pending<String> beforeCommit(Log log) {
    return listener(log).beforeCommit(null, (KernelTransaction) null, null);
  }

  private CommitListener<String> listener(Log log) {
    return new CommitListener<>((state, transaction) -> "read", new Failing(), log);
  }

  private static Log failingLog() {
    return (Log)
        Proxy.newProxyInstance(
            Log.class.getClassLoader(),
            new Class<?>[] {Log.class},
            (proxy, method, arguments) -> {
              throw new AssertionError("scripted");
            });
  }
}
