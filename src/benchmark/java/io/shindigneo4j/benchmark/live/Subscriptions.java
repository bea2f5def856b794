package io.shindigneo4j.benchmark.live;

import com.google.common.collect.Lists;
import io.shindigneo4j.driver.DriverSettings;
import io.shindigneo4j.driver.EventMessage;
import io.shindigneo4j.driver.EventRequest;
import io.shindigneo4j.driver.GraphDriver;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Flow.Subscriber;
import java.util.concurrent.Flow.Subscription;
import java.util.concurrent.TimeUnit;

/** Subscriptions of our driver, each to one topic, whose messages are taken at once. */
public final class Subscriptions implements Listening {

  private static final Duration PATIENCE = Duration.ofSeconds(60);

  /** The most that a connection may have. */
  private static final int OF_A_CONNECTION = 100;

  private final List<GraphDriver> drivers = new ArrayList<>();
  private final List<Reader> readers = new ArrayList<>();

  private Subscriptions() {}

  /** Returns when all of them count. */
  public static Subscriptions open(DriverSettings settings, List<String> topics) {
    Subscriptions all = new Subscriptions();
    try {
      for (List<String> some : Lists.partition(topics, OF_A_CONNECTION)) {
        all.add(GraphDriver.connect(settings.withConnections(1)), some);
      }
      all.await();
      return all;
    } catch (RuntimeException e) {
      all.close();
      throw e;
    }
  }

  private void add(GraphDriver driver, List<String> topics) {
    drivers.add(driver);
    for (String topic : topics) {
      Reader reader = new Reader();
      readers.add(reader);
      driver.subscribe(EventRequest.of(topic)).subscribe(reader);
    }
  }

  private void await() {
    CompletableFuture.allOf(
            readers.stream().map(reader -> reader.begun).toArray(CompletableFuture[]::new))
        .orTimeout(PATIENCE.toSeconds(), TimeUnit.SECONDS)
        .join();
  }

  @Override
  public void close() {
    readers.forEach(Reader::cancel);
    drivers.forEach(GraphDriver::close);
  }

  private static final class Reader implements Subscriber<EventMessage> {

    private final CompletableFuture<Void> begun = new CompletableFuture<>();

    /** Set before any message comes. */
    private volatile Subscription subscription;

    @Override
    public void onSubscribe(Subscription newSubscription) {
      subscription = newSubscription;
      subscription.request(Long.MAX_VALUE);
    }

    @Override
    public void onNext(EventMessage message) {
      begun.complete(null);
    }

    @Override
    public void onError(Throwable failure) {
      begun.completeExceptionally(failure);
    }

    @Override
    public void onComplete() {
      begun.cancel(false);
    }

    void cancel() {
      subscription.cancel();
    }
  }
}
