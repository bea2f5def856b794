package io.shindigneo4j.web.oauth2;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import io.shindigneo4j.opensocial.oauth.ClientRegistry;
import io.shindigneo4j.schema.authorization.ClientOperations.Client;
import io.shindigneo4j.schema.authorization.ClientOperations.ClientPage;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.web.origin.ClientPages;
import java.time.Duration;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The origins of the pages to which enabled public clients have their codes sent. They are read
 * again in the background when somebody asks after five seconds. Who asks for an origin that is not
 * known waits for that, if it has begun in the last second, until that second is over. Safe for use
 * by many threads.
 */
@Singleton
final class RegisteredPages implements ClientPages {
  private static final Logger LOG = LoggerFactory.getLogger(RegisteredPages.class);
  private static final long PERIOD = Duration.ofSeconds(5).toNanos();
  private static final long MAX_WAIT = Duration.ofSeconds(1).toNanos();
  private static final int PAGE = 500;

  private final Function<Page, CompletableFuture<ClientPage>> clients;
  private final LongSupplier clock;
  private final AtomicReference<Reading> last = new AtomicReference<>();
  private volatile Origins origins = new Origins(-1, Set.of());

  /**
   * One time that they are read.
   *
   * @param done completes when they are known, or cannot be
   */
  private record Reading(long number, long begin, CompletableFuture<Void> done) {}

  /** What a reading has found. */
  private record Origins(long reading, Set<String> all) {}

  @Inject
  RegisteredPages(ClientRegistry clients) {
    this(clients::list, System::nanoTime);
  }

  /**
   * @param clock as {@link System#nanoTime}
   */
  RegisteredPages(Function<Page, CompletableFuture<ClientPage>> clients, LongSupplier clock) {
    this.clients = clients;
    this.clock = clock;
    begin(null, clock.getAsLong());
  }

  @Override
  public boolean areAt(String origin) {
    Reading reading = last.get();
    long now = clock.getAsLong();
    if (now - reading.begin() > PERIOD) {
      reading = begin(reading, now);
    }
    long wait = MAX_WAIT - (now - reading.begin());
    if (wait > 0 && !origins.all().contains(origin)) {
      reading.done().copy().completeOnTimeout(null, wait, TimeUnit.NANOSECONDS).join();
    }
    return origins.all().contains(origin);
  }

  /** Begins a reading after another, or finds the one that somebody else has begun. */
  private Reading begin(@Nullable Reading before, long now) {
    long number = before == null ? 0 : before.number() + 1;
    Reading next = new Reading(number, now, new CompletableFuture<>());
    if (!last.compareAndSet(before, next)) {
      return last.get();
    }
    CompletableFuture<Void> unused =
        read()
            .handle(
                (read, failure) -> {
                  end(next, read, failure);
                  return null;
                });
    return next;
  }

  /** While the database cannot be read, the origins stay as they were. */
  private void end(Reading reading, Set<String> read, @Nullable Throwable failure) {
    if (failure == null) {
      replace(new Origins(reading.number(), Set.copyOf(read)));
    } else {
      LOG.debug("The pages of clients are not known", failure);
    }
    reading.done().complete(null);
  }

  /** A reading that takes long does not replace a later one. */
  private synchronized void replace(Origins read) {
    if (read.reading() > origins.reading()) {
      origins = read;
    }
  }

  private CompletableFuture<Set<String>> read() {
    try {
      return read(0, new HashSet<>());
    } catch (RuntimeException e) {
      return CompletableFuture.failedFuture(e);
    }
  }

  private CompletableFuture<Set<String>> read(long first, Set<String> read) {
    return clients
        .apply(new Page(first, PAGE))
        .thenCompose(
            page -> {
              add(page, read);
              long next = first + PAGE;
              return next < page.total()
                  ? read(next, read)
                  : CompletableFuture.completedFuture(read);
            });
  }

  private static void add(ClientPage page, Set<String> read) {
    page.clients().stream().filter(Client::enabled).map(CrossOrigin::origins).forEach(read::addAll);
  }
}
