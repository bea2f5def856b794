package io.shindigneo4j.server;

import io.netty.util.concurrent.DefaultThreadFactory;
import io.shindigneo4j.server.metrics.ServerMeters;
import io.shindigneo4j.server.metrics.ServerMeters.Level;
import io.shindigneo4j.server.session.Timer;
import io.shindigneo4j.server.session.WorkerPools;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.neo4j.configuration.Config;

/** The threads that run requests, and the timer of their deadlines. */
final class PluginThreads {

  private static final long STOP_SECONDS = 5;
  private static final long IDLE_SECONDS = 10;

  private final ThreadPoolExecutor workers;
  private final ThreadPoolExecutor transactions;
  private final WheelTimer timer;

  PluginThreads(Config config) {
    workers = workers(config);
    transactions = transactions(config);
    timer = new WheelTimer(named("shindig-neo4j-deadline"));
  }

  /** Makes daemon threads. */
  static ThreadFactory named(String name) {
    return new DefaultThreadFactory(name, true);
  }

  private static ThreadPoolExecutor workers(Config config) {
    int threads = config.get(ServerSettings.worker_threads);
    return new ThreadPoolExecutor(
        threads,
        threads,
        0,
        TimeUnit.SECONDS,
        new ArrayBlockingQueue<>(config.get(ServerSettings.queue_size)),
        named("shindig-neo4j-worker"));
  }

  /** Starts threads as they are needed; idle ones end. */
  private static ThreadPoolExecutor transactions(Config config) {
    return new ThreadPoolExecutor(
        0,
        config.get(ServerSettings.transaction_threads),
        IDLE_SECONDS,
        TimeUnit.SECONDS,
        new SynchronousQueue<>(),
        named("shindig-neo4j-transaction"));
  }

  WorkerPools pools() {
    return new WorkerPools(workers, transactions, timer);
  }

  Timer timer() {
    return timer;
  }

  void measure(ServerMeters meters) {
    meters.gauge(Level.QUEUED_REQUESTS, workers.getQueue()::size);
    meters.gauge(Level.ACTIVE_WORKERS, workers::getActiveCount);
    meters.gauge(Level.ACTIVE_TRANSACTION_THREADS, transactions::getActiveCount);
  }

  /** Interrupts what runs, and takes nothing more. */
  void stop() {
    workers.shutdownNow();
    transactions.shutdownNow();
    timer.close();
  }

  /** False where requests still run after some seconds. */
  boolean awaitEnd() throws InterruptedException {
    return workers.awaitTermination(STOP_SECONDS, TimeUnit.SECONDS)
        && transactions.awaitTermination(STOP_SECONDS, TimeUnit.SECONDS);
  }
}
