package io.shindigneo4j.server;

import io.netty.util.concurrent.DefaultThreadFactory;
import io.shindigneo4j.server.metrics.ServerMeters;
import io.shindigneo4j.server.metrics.ServerMeters.Level;
import io.shindigneo4j.server.session.RepeatedTask;
import io.shindigneo4j.server.session.Timer;
import io.shindigneo4j.server.session.Urgency;
import io.shindigneo4j.server.session.WorkerPools;
import java.util.List;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.ToIntFunction;
import org.neo4j.configuration.Config;

/** The threads that run requests, and the timer of their deadlines. */
final class PluginThreads {

  private static final long STOP_SECONDS = 5;
  private static final long IDLE_SECONDS = 10;

  /** How often threads that wait are compensated. */
  private static final long COMPENSATION_NANOS = TimeUnit.MILLISECONDS.toNanos(10);

  /** One planner for so many threads that run requests, but no text alone holds up all others. */
  private static final int WORKERS_PER_PLANNER = 4;

  private static final int MIN_PLANNERS = 2;

  /** One thread for large answers for so many that run requests. */
  private static final int WORKERS_PER_LARGE_ANSWER = 2;

  /** What a large answer takes for each of its bytes: its values, its encoding and their growth. */
  private static final long HELD_PER_BYTE = 8;

  /** So that one that takes long does not keep all others waiting. */
  private static final int MIN_LARGE_ANSWERS = 2;

  private final CompensatingThreadPool readers;
  private final CompensatingThreadPool writers;
  private final CompensatingThreadPool large;
  private final CompensatingThreadPool planners;
  private final List<CompensatingThreadPool> workers;
  private final ThreadPoolExecutor transactions = transactions();
  private final WheelTimer timer;
  private final int waitingOfUser;

  PluginThreads(Config config) {
    int threads = config.get(ServerLimitSettings.worker_threads);
    int planning = Math.max(MIN_PLANNERS, threads / WORKERS_PER_PLANNER);
    int waiting = config.get(ServerLimitSettings.maximum_waiting_requests);
    Urgency ofIdleUsers = WorkerPools.OF_IDLE_USERS;
    readers = workers(config, threads, waiting, ofIdleUsers, "reader");
    writers = workers(config, threads, waiting, ofIdleUsers, "writer");
    planners = workers(config, planning, waiting, ofIdleUsers, "planner");
    large = workers(config, largeAnswers(config), 0, Urgency.NONE, "large"); // not more at a time
    workers = List.of(readers, writers, large, planners);
    waitingOfUser = config.get(ServerLimitSettings.queue_size);
    timer = new WheelTimer(named("shindig-neo4j-deadline"));
    new RepeatedTask(timer, COMPENSATION_NANOS, this::compensate).begin();
  }

  /** Makes daemon threads. */
  static ThreadFactory named(String name) {
    return new DefaultThreadFactory(name, true);
  }

  /** How many large answers are made at a time: as the heap has room for the largest, or two. */
  static int largeAnswers(Config config) {
    int threads = config.get(ServerLimitSettings.worker_threads) / WORKERS_PER_LARGE_ANSWER;
    long answer = HELD_PER_BYTE * config.get(ServerLimitSettings.maximum_message_size);
    return (int)
        Math.max(MIN_LARGE_ANSWERS, Math.min(threads, Runtime.getRuntime().maxMemory() / answer));
  }

  private CompensatingThreadPool workers(
      Config config, int threads, int mostCompensated, Urgency urgency, String role) {
    return new CompensatingThreadPool(
        threads,
        mostCompensated,
        WorkerPools.placesToWait(config.get(ServerLimitSettings.queue_size)),
        WorkerPools.ORDER,
        urgency,
        transactions,
        named("shindig-neo4j-" + role));
  }

  /**
   * Starts threads as they are needed; idle ones end. There are no more than open transactions and
   * streams, which are limited, and a few for each user whose requests no worker takes.
   */
  private static ThreadPoolExecutor transactions() {
    return new ThreadPoolExecutor(
        0,
        Integer.MAX_VALUE,
        IDLE_SECONDS,
        TimeUnit.SECONDS,
        new SynchronousQueue<>(),
        named("shindig-neo4j-transaction"));
  }

  private void compensate() {
    try {
      workers.forEach(CompensatingThreadPool::compensate);
    } catch (OutOfMemoryError e) {
      // the system refuses a thread: another time, then
    }
  }

  WorkerPools pools() {
    return new WorkerPools(readers, writers, large, planners, transactions, timer, waitingOfUser);
  }

  Timer timer() {
    return timer;
  }

  void measure(ServerMeters meters) {
    meters.gauge(Level.QUEUED_REQUESTS, () -> sum(pool -> pool.getQueue().size()));
    meters.gauge(Level.ACTIVE_WORKERS, () -> sum(ThreadPoolExecutor::getActiveCount));
    meters.gauge(Level.ACTIVE_TRANSACTION_THREADS, transactions::getActiveCount);
  }

  private int sum(ToIntFunction<ThreadPoolExecutor> value) {
    return workers.stream().mapToInt(value).sum();
  }

  /**
   * Takes nothing more. Interrupts nothing: an interrupt closes the file that a thread is writing
   * to, such as that of an index. What runs has been terminated with its connection.
   */
  void stop() {
    workers.forEach(ThreadPoolExecutor::shutdown);
    transactions.shutdown();
    timer.close();
  }

  /** False where requests still run after some seconds. */
  boolean awaitEnd() throws InterruptedException {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(STOP_SECONDS);
    boolean ended = transactions.awaitTermination(STOP_SECONDS, TimeUnit.SECONDS);
    for (ThreadPoolExecutor pool : workers) {
      ended &= pool.awaitTermination(end - System.nanoTime(), TimeUnit.NANOSECONDS);
    }
    return ended;
  }
}
