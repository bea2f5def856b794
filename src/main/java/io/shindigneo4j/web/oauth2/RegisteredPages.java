package io.shindigneo4j.web.oauth2;

import com.google.common.base.Supplier;
import com.google.common.base.Suppliers;
import com.google.inject.Inject;
import com.google.inject.Singleton;
import io.shindigneo4j.opensocial.oauth.ClientRegistry;
import io.shindigneo4j.schema.authorization.Client;
import io.shindigneo4j.schema.authorization.ClientPage;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.web.origin.ClientPages;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The origins of the pages to which enabled public clients have their codes sent. They are read
 * again when somebody asks after half a minute: whoever asks for others costs nothing more.
 */
@Singleton
final class RegisteredPages implements ClientPages {
  private static final Logger LOG = LoggerFactory.getLogger(RegisteredPages.class);
  private static final int SECONDS = 30;
  private static final int PAGE = 500;

  private final ClientRegistry clients;
  private final Supplier<Set<String>> origins =
      Suppliers.memoizeWithExpiration(this::read, SECONDS, TimeUnit.SECONDS);

  @Inject
  RegisteredPages(ClientRegistry clients) {
    this.clients = clients;
  }

  @Override
  public boolean areAt(String origin) {
    return origins.get().contains(origin);
  }

  /** None where the database cannot be read: then it answers nobody. */
  private Set<String> read() {
    try {
      Set<String> read = new HashSet<>();
      ClientPage page;
      int first = 0;
      do {
        page = clients.list(new Page(first, PAGE)).join();
        page.clients().stream()
            .filter(Client::enabled)
            .map(CrossOrigin::origins)
            .forEach(read::addAll);
        first += PAGE;
      } while (first < page.total());
      return read;
    } catch (CompletionException e) {
      LOG.warn("The pages of clients are not known: {}", e.getMessage());
      return Set.of();
    }
  }
}
