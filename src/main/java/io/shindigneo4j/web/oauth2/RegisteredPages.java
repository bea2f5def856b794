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
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The origins of the pages to which enabled public clients have their codes sent. They are read
 * again in the background when somebody asks after five seconds. Who asks first for an origin that
 * is not known waits for that, for a second at most; nobody else waits. Safe for use by many
 * threads.
 */
@Singleton
final class RegisteredPages implements ClientPages {
  private static final Logger LOG = LoggerFactory.getLogger(RegisteredPages.class);
  private static final long PERIOD = Duration.ofSeconds(5).toNanos();
  private static final long MAX_WAIT = Duration.ofSeconds(1).toMillis();
  private static final int PAGE = 500;

  private final ClientRegistry clients;
  private final LongSupplier clock;
  private final AtomicLong lastRead;
  private volatile Set<String> origins = Set.of();

  @Inject
  RegisteredPages(ClientRegistry clients) {
    this(clients, System::nanoTime);
  }

  /**
   * @param clock as {@link System#nanoTime}
   */
  RegisteredPages(ClientRegistry clients, LongSupplier clock) {
    this.clients = clients;
    this.clock = clock;
    this.lastRead = new AtomicLong(clock.getAsLong());
    CompletableFuture<Void> unused = read();
  }

  @Override
  public boolean areAt(String origin) {
    long last = lastRead.get();
    long now = clock.getAsLong();
    if (now - last > PERIOD && lastRead.compareAndSet(last, now)) {
      CompletableFuture<Void> reading = read();
      if (!origins.contains(origin)) {
        reading.completeOnTimeout(null, MAX_WAIT, TimeUnit.MILLISECONDS).join();
      }
    }
    return origins.contains(origin);
  }

  /** While the database cannot be read, the origins stay as they were. */
  private CompletableFuture<Void> read() {
    CompletableFuture<Set<String>> reading;
    try {
      reading = read(0, new HashSet<>());
    } catch (RuntimeException e) {
      reading = CompletableFuture.failedFuture(e);
    }
    return reading.handle(
        (read, failure) -> {
          if (failure == null) {
            origins = Set.copyOf(read);
          } else {
            LOG.debug("The pages of clients are not known", failure);
          }
          return null;
        });
  }

  private CompletableFuture<Set<String>> read(long first, Set<String> read) {
    return clients
        .list(new Page(first, PAGE))
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
