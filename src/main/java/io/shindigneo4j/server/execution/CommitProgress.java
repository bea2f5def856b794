package io.shindigneo4j.server.execution;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import org.neo4j.kernel.api.KernelTransaction;
import org.neo4j.kernel.impl.coreapi.InternalTransaction;

/**
 * How far the commit of one transaction has come. It stands before Neo4j's own transaction, since
 * that can be another one's as soon as it is closed. It is a proxy, since the type of the monitor
 * depends on the release of Neo4j.
 */
final class CommitProgress implements InvocationHandler {

  private static final String COMMIT = "commit";

  /** Called just before the commit record is written. */
  private static final String BEFORE_WRITE = "beforeApply";

  private final KernelTransaction kernel;

  // Of the thread that commits.
  private boolean begunToWrite;
  private boolean durable;

  private CommitProgress(KernelTransaction kernel) {
    this.kernel = kernel;
  }

  /** Begins to watch an open transaction. */
  static CommitProgress of(InternalTransaction transaction) {
    CommitProgress progress = new CommitProgress(transaction.kernelTransaction());
    transaction.setTransaction((KernelTransaction) proxy(KernelTransaction.class, progress));
    return progress;
  }

  private static Object proxy(Class<?> type, InvocationHandler handler) {
    return Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, handler);
  }

  /** Whether the commit may be durable. Before that, nothing has taken effect. */
  boolean hasBegunToWrite() {
    return begunToWrite;
  }

  /** Whether the commit is durable, whatever has failed since. */
  boolean isDurable() {
    return durable;
  }

  @Override
  public Object invoke(Object proxy, Method method, Object[] arguments) throws Throwable {
    return method.getName().equals(COMMIT) ? commit(method) : forward(method, arguments);
  }

  private Object commit(Method method) throws Throwable {
    try {
      Object id = forward(method, new Object[] {monitor(method.getParameterTypes()[0])});
      durable = true;
      return id;
    } catch (Throwable failure) {
      durable = hasId();
      throw failure;
    }
  }

  private Object monitor(Class<?> type) {
    return proxy(
        type,
        (proxy, method, arguments) -> {
          begunToWrite |= method.getName().equals(BEFORE_WRITE);
          return null; // no method of it has a result
        });
  }

  /** A transaction gets its id when its commit is durable, before listeners hear of it. */
  private boolean hasId() {
    try {
      return kernel.getTransactionId() >= KernelTransaction.READ_ONLY_ID;
    } catch (IllegalStateException e) {
      return false;
    }
  }

  private Object forward(Method method, Object[] arguments) throws Throwable {
    try {
      return method.invoke(kernel, arguments);
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }
}
