package io.shindigneo4j.testing;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import java.lang.reflect.Proxy;

/** A driver whose followers have no token yet: what is read without the leader is not there. */
public final class StaleFollowers {
  private StaleFollowers() {}

  /**
   * @param atLeader is run for each statement that the leader gets
   */
  public static GraphDriver of(GraphDriver leader, Runnable atLeader) {
    return (GraphDriver)
        Proxy.newProxyInstance(
            GraphDriver.class.getClassLoader(),
            new Class<?>[] {GraphDriver.class},
            (proxy, method, arguments) ->
                method.getName().equals("run")
                    ? leader.run(seen((Statement) arguments[0], atLeader))
                    : method.invoke(leader, arguments));
  }

  private static Statement seen(Statement statement, Runnable atLeader) {
    if (statement.writes()) {
      atLeader.run();
      return statement;
    }
    return statement.with("hash", "of nothing");
  }
}
