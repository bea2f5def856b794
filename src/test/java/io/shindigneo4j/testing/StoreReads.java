package io.shindigneo4j.testing;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.server.procedure.ProcedureContexts;
import io.shindigneo4j.server.procedure.ProcedurePack;
import io.shindigneo4j.server.procedure.ProcedureRegistry;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import org.neo4j.graphdb.Entity;
import org.neo4j.graphdb.ExecutionPlanDescription;
import org.neo4j.graphdb.GraphDatabaseService;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.ResourceIterable;
import org.neo4j.graphdb.ResourceIterator;
import org.neo4j.graphdb.Result;
import org.neo4j.graphdb.Transaction;

/** Counts what is read of the store to answer a request, which does not depend on the machine. */
public final class StoreReads {

  private long count;

  private StoreReads() {}

  /** What a native procedure asks of nodes and relationships, and how many it is given in lists. */
  public static long ofProcedure(
      GraphDatabaseService database, String name, Map<String, Object> parameters) {
    ProcedureRegistry registry = new ProcedureRegistry();
    ServiceLoader.load(ProcedurePack.class).forEach(pack -> pack.register(registry));
    StoreReads reads = new StoreReads();
    try (Transaction transaction = database.beginTx()) {
      registry.call(
          name,
          AccessMode.READ,
          (Transaction) reads.counted(transaction),
          ProcedureContexts.STORE,
          parameters);
    }
    return reads.count;
  }

  /** The hits of the database that Cypher counts. */
  public static long ofCypher(
      GraphDatabaseService database, String text, Map<String, Object> parameters) {
    try (Transaction transaction = database.beginTx();
        Result result = transaction.execute("PROFILE " + text, parameters)) {
      result.accept(row -> true);
      return hits(result.getExecutionPlanDescription());
    }
  }

  private static long hits(ExecutionPlanDescription plan) {
    return plan.getProfilerStatistics().getDbHits()
        + plan.getChildren().stream().mapToLong(StoreReads::hits).sum();
  }

  /** The thing itself where it is nothing of the store. */
  private Object counted(Object value) {
    return Stream.of(
            Transaction.class,
            Result.class,
            Node.class,
            Relationship.class,
            ResourceIterable.class,
            ResourceIterator.class)
        .filter(type -> type.isInstance(value))
        .findFirst()
        .map(
            type ->
                Proxy.newProxyInstance(
                    type.getClassLoader(), new Class<?>[] {type}, new Counter(value)))
        .orElse(value);
  }

  /** Counts the calls of one thing. */
  private final class Counter implements InvocationHandler {

    private final Object thing;

    Counter(Object thing) {
      this.thing = thing;
    }

    @Override
    public Object invoke(Object proxy, Method method, Object[] arguments) throws Throwable {
      if (method.isDefault()) {
        return InvocationHandler.invokeDefault(proxy, method, arguments);
      }
      boolean reads = Entity.class.isAssignableFrom(method.getDeclaringClass());
      if (reads || method.getName().equals("next")) {
        count++;
      }
      try {
        return counted(method.invoke(thing, plain(arguments)));
      } catch (InvocationTargetException e) {
        throw e.getCause();
      }
    }

    private static Object[] plain(Object[] arguments) {
      return arguments == null
          ? null
          : Stream.of(arguments).map(argument -> plain(argument)).toArray();
    }

    private static Object plain(Object argument) {
      return argument != null
              && Proxy.isProxyClass(argument.getClass())
              && Proxy.getInvocationHandler(argument) instanceof Counter counter
          ? counter.thing
          : argument;
    }
  }
}
