package io.shindigneo4j.web.outbound;

import com.google.common.base.Throwables;
import io.shindigneo4j.web.client.Client;
import io.shindigneo4j.web.client.CurrentRequest;
import io.shindigneo4j.web.client.FetchBudget;
import io.shindigneo4j.web.client.RequestContext;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import javax.servlet.http.HttpServletResponse;
import org.apache.http.client.config.RequestConfig;
import org.apache.http.client.methods.CloseableHttpResponse;
import org.apache.http.client.methods.Configurable;
import org.apache.http.client.methods.HttpRequestBase;
import org.apache.http.client.methods.RequestBuilder;
import org.apache.http.conn.ConnectionPoolTimeoutException;
import org.apache.http.entity.ByteArrayEntity;
import org.apache.http.impl.client.CloseableHttpClient;
import org.apache.shindig.gadgets.GadgetException;
import org.apache.shindig.gadgets.http.HttpFetcher;
import org.apache.shindig.gadgets.http.HttpRequest;
import org.apache.shindig.gadgets.http.HttpResponse;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Fetches for gadgets, within limits of bytes, time and connections. All fetches for one request
 * that came in share its time, also those that have not begun. Answers 403 for what the {@link
 * OutboundPolicy} refuses, 502 for a response beyond the limits, 503 where all connections are
 * taken or the client has its share of them, and 504 where no response comes in time.
 */
final class BoundedHttpFetcher implements HttpFetcher, AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(BoundedHttpFetcher.class);

  /** The most characters of an address. */
  static final int MAX_ADDRESS_LENGTH = 8_192;

  private static final Set<String> SCHEMES = Set.of("http", "https");
  private static final Set<String> METHODS = Set.of("GET", "HEAD", "POST", "PUT", "DELETE");

  private static final Duration WAIT = Duration.ofMillis(OutboundClient.MAX_WAIT_MILLIS);

  private final CloseableHttpClient client;
  private final OutboundLimits limits;
  private final FetchLog log;
  private final ClientQuota<Client> quota;
  private final ScheduledExecutorService watch =
      Executors.newSingleThreadScheduledExecutor(BoundedHttpFetcher::thread);

  /**
   * @param proxy host and port; empty for none
   */
  BoundedHttpFetcher(String proxy, OutboundPolicy policy, OutboundLimits limits, FetchLog log) {
    this.client = OutboundClient.create(proxy, policy, limits);
    this.limits = limits;
    this.log = log;
    this.quota =
        new ClientQuota<>(
            caller -> ConnectionShares.ofClient(limits, caller),
            caller -> 2 * ConnectionShares.ofClient(limits, caller));
  }

  private static Thread thread(Runnable work) {
    Thread thread = new Thread(work, "shindig-neo4j-fetch-deadlines");
    thread.setDaemon(true);
    return thread;
  }

  @Override
  public HttpResponse fetch(HttpRequest request) throws GadgetException {
    HttpRequestBase outbound = outbound(request);
    FetchBudget budget =
        CurrentRequest.get().map(RequestContext::fetches).orElseGet(FetchBudget::new);
    boolean hasWholeTime = budget.timeLeft(limits.time()).equals(limits.time());
    try {
      return fetch(outbound, budget);
    } catch (IOException e) {
      outbound.abort();
      return failed(request, e, hasWholeTime);
    }
  }

  private HttpResponse fetch(HttpRequestBase outbound, FetchBudget budget) throws IOException {
    timeLeft(budget);
    Client caller = CurrentRequest.client();
    if (!quota.acquire(caller, WAIT)) {
      throw new ConnectionPoolTimeoutException("too many fetches of one client");
    }
    try {
      return response(outbound, timeLeft(budget));
    } finally {
      quota.release(caller);
    }
  }

  private long timeLeft(FetchBudget budget) throws InterruptedIOException {
    long millis = budget.timeLeft(limits.time()).toMillis();
    if (millis <= 0) {
      throw new InterruptedIOException("the fetches for its request took too long");
    }
    return millis;
  }

  private HttpResponse response(HttpRequestBase outbound, long millis) throws IOException {
    ScheduledFuture<?> deadline = watch.schedule(outbound::abort, millis, TimeUnit.MILLISECONDS);
    try (CloseableHttpResponse response = client.execute(outbound)) {
      return BoundedResponse.read(response, limits, deadline::isDone);
    } finally {
      deadline.cancel(false);
    }
  }

  private HttpRequestBase outbound(HttpRequest request) throws GadgetException {
    RequestBuilder builder = RequestBuilder.create(method(request)).setUri(uri(request));
    for (Map.Entry<String, List<String>> header : request.getHeaders().entrySet()) {
      if (limits.headers().contains(header.getKey().toLowerCase(Locale.ROOT))) {
        header.getValue().forEach(value -> builder.addHeader(header.getKey(), value));
      }
    }
    builder.setHeader(LoopMark.HEADER, LoopMark.VALUE);
    if (request.getPostBodyLength() > 0) {
      builder.setEntity(new ByteArrayEntity(body(request)));
    }
    HttpRequestBase outbound = (HttpRequestBase) builder.build();
    outbound.setConfig(
        RequestConfig.copy(((Configurable) client).getConfig())
            .setRedirectsEnabled(request.getFollowRedirects())
            .build());
    return outbound;
  }

  private static byte[] body(HttpRequest request) throws GadgetException {
    try {
      return request.getPostBody().readAllBytes();
    } catch (IOException e) {
      throw badRequest("the body of the request cannot be read");
    }
  }

  private static String method(HttpRequest request) throws GadgetException {
    if (!METHODS.contains(request.getMethod())) {
      throw badRequest("the method of the request must be one of " + METHODS);
    }
    return request.getMethod();
  }

  private static URI uri(HttpRequest request) throws GadgetException {
    String address = request.getUri().toString();
    if (address.length() > MAX_ADDRESS_LENGTH) {
      throw badRequest(
          "the address of the request has more than " + MAX_ADDRESS_LENGTH + " characters");
    }
    try {
      URI uri = URI.create(address);
      if (uri.getHost() != null
          && uri.getRawUserInfo() == null
          && SCHEMES.contains(String.valueOf(uri.getScheme()).toLowerCase(Locale.ROOT))) {
        return uri;
      }
    } catch (IllegalArgumentException e) {
      // as one without a host
    }
    throw badRequest(
        "the address of the request must begin with http or https, and name a host and no user");
  }

  private static GadgetException badRequest(String message) {
    return new GadgetException(
        GadgetException.Code.INVALID_PARAMETER, message, HttpServletResponse.SC_BAD_REQUEST);
  }

  private HttpResponse failed(HttpRequest request, IOException failure, boolean hadWholeTime) {
    Throwable cause = Throwables.getRootCause(failure);
    if (cause instanceof RefusedAddressException refusal) {
      log.refused(request.getUri(), refusal);
      return FailedResponse.refused();
    }
    log.failed(request.getUri(), cause);
    if (failure instanceof ConnectionPoolTimeoutException) {
      return BusyResponse.create();
    }
    if (cause instanceof ResponseTooLargeException) {
      return FailedResponse.tooLarge();
    }
    return hadWholeTime ? FailedResponse.late() : BusyResponse.late();
  }

  @Override
  public void close() {
    watch.shutdownNow();
    try {
      client.close();
    } catch (IOException e) {
      LOG.warn("The HTTP client could not be closed", e);
    }
  }
}
