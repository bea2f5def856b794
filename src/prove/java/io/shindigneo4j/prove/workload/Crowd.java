package io.shindigneo4j.prove.workload;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;

/**
 * Clients that make call after call while something happens to their database.
 *
 * @param leastCalls of each client
 * @param mostCalls of each client
 */
public record Crowd(int leastCalls, int mostCalls) {

  private static final long HANGING_MINUTES = 10;

  /** Makes one call. */
  @FunctionalInterface
  public interface Client {
    void call() throws InterruptedException;
  }

  /** What happens meanwhile. */
  @FunctionalInterface
  public interface Harm {

    Harm NONE = () -> {};

    void inflict() throws IOException, InterruptedException;
  }

  /**
   * Returns when the harm is done and each client has made its calls.
   *
   * @throws IOException if the harm cannot be done, or a client does not end
   */
  public void run(List<? extends Client> clients, Harm harm)
      throws IOException, InterruptedException {
    run(clients, harm, () -> true);
  }

  /** The same, for as long as the work goes on. */
  public void run(List<? extends Client> clients, Harm harm, BooleanSupplier goesOn)
      throws IOException, InterruptedException {
    AtomicBoolean harmed = new AtomicBoolean();
    ExecutorService threads = Executors.newFixedThreadPool(clients.size());
    try {
      List<Future<?>> loops = new ArrayList<>();
      for (Client client : clients) {
        loops.add(
            threads.submit(
                () -> {
                  loop(client, harmed, goesOn);
                  return null;
                }));
      }
      try {
        harm.inflict();
      } finally {
        harmed.set(true);
      }
      for (Future<?> loop : loops) {
        loop.get(HANGING_MINUTES, TimeUnit.MINUTES);
      }
    } catch (ExecutionException | TimeoutException e) {
      throw new IOException("a client has failed", e);
    } finally {
      threads.shutdownNow();
    }
  }

  private void loop(Client client, AtomicBoolean harmed, BooleanSupplier goesOn)
      throws InterruptedException {
    for (int calls = 0; calls < mostCalls && goesOn.getAsBoolean(); calls++) {
      if (calls >= leastCalls && harmed.get()) {
        return;
      }
      client.call();
    }
  }
}
