package io.shindigneo4j.testing;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;

/** The plug-in's threads of one server, apart from those of other servers in the process. */
public final class ServerThreads {

  private final ThreadGroup group = new ThreadGroup("server");

  /**
   * Starts a server whose threads these are.
   *
   * @throws java.util.concurrent.ExecutionException with the cause, if it does not start
   */
  public GraphServer start(Callable<GraphServer> server) throws Exception {
    FutureTask<GraphServer> start = new FutureTask<>(server);
    new Thread(group, start).start();
    return start.get(TestDeadlines.HANGING_MILLIS, TimeUnit.MILLISECONDS);
  }

  /** Those that run. */
  public List<Thread> running() {
    Thread[] found = new Thread[1_000];
    return Arrays.stream(found, 0, group.enumerate(found))
        .filter(thread -> thread.getName().startsWith("shindig-neo4j-"))
        .toList();
  }
}
