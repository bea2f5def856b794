package io.shindigneo4j.web.events;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.access.ClientToken;
import io.shindigneo4j.opensocial.configuration.SettingSources;
import io.shindigneo4j.opensocial.events.EventHub;
import io.shindigneo4j.opensocial.events.EventsSettings;
import io.shindigneo4j.opensocial.events.HubListener;
import io.shindigneo4j.opensocial.oauth.Issuance;
import io.shindigneo4j.opensocial.oauth.RevocationCheck;
import io.shindigneo4j.web.bearer.Challenge;
import io.shindigneo4j.web.client.ClientAddress;
import io.shindigneo4j.web.client.RequestIssuance;
import io.shindigneo4j.web.client.SignedInViewer;
import io.shindigneo4j.web.token.TokenIssuance;
import java.io.IOException;
import java.time.Clock;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import javax.servlet.ServletException;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.auth.AuthInfoUtil;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.common.servlet.InjectedServlet;

/**
 * Events as Server-Sent Events, for who is signed in. The header {@code Last-Event-ID} or the
 * parameter {@code from} says after which event to go on.
 */
public final class EventStreamServlet extends InjectedServlet {
  private static final long serialVersionUID = 1L;

  /** Connections of HTTP/2 have other requests, too, and cannot be handed over. */
  private static final String HTTP_1 = "HTTP/1.";

  private static final String RETRY_AFTER = "Retry-After";
  private static final String ALLOW = "Allow";
  private static final String METHODS = "GET, HEAD, OPTIONS";

  /** Those who are refused together do not come back together. */
  static final int RETRY_SECONDS = 3;

  static final int SPREAD_SECONDS = 5;

  private static final Duration PATIENCE = Duration.ofSeconds(2);

  /** How many threads may wait until the graph is heard. */
  private static final int MAX_WAITING = 10;

  private final Duration patience;
  private final transient Semaphore waiting = new Semaphore(MAX_WAITING);
  private transient StreamPlaces places;
  private transient StreamSettings streams;
  private transient EventHub hub;
  private transient EventsSettings settings;
  private transient RevocationCheck revocations;
  private transient Clock clock;

  public EventStreamServlet() {
    this(PATIENCE);
  }

  /**
   * @param patience how long a thread may wait until the graph is heard
   */
  EventStreamServlet(Duration patience) {
    this.patience = patience;
  }

  @Inject
  void set(EventHub events, EventsSettings given, RevocationCheck check, Clock time) {
    hub = events;
    settings = given;
    revocations = check;
    clock = time;
    streams = SettingSources.read(StreamSettings::from);
    places = new StreamPlaces(streams);
  }

  @Override
  protected void service(HttpServletRequest request, HttpServletResponse response)
      throws ServletException, IOException {
    switch (request.getMethod()) {
      case "GET", "HEAD" -> answer(request, response);
      case "OPTIONS" -> response.setHeader(ALLOW, METHODS);
      default -> {
        response.setHeader(ALLOW, METHODS);
        response.sendError(
            HttpServletResponse.SC_METHOD_NOT_ALLOWED, "Events are asked for by GET");
      }
    }
  }

  private void answer(HttpServletRequest request, HttpServletResponse response)
      throws ServletException, IOException {
    SecurityToken token = AuthInfoUtil.getSecurityTokenFromRequest(request);
    if (!request.getProtocol().startsWith(HTTP_1)) {
      response.sendError(
          HttpServletResponse.SC_HTTP_VERSION_NOT_SUPPORTED, "Events need HTTP/1.1 here");
    } else if (request.getContentLengthLong() > 0
        || request.getHeader("Transfer-Encoding") != null) { // Tomcat hands over no such connection
      response.sendError(HttpServletResponse.SC_BAD_REQUEST, "Events are asked for without a body");
    } else if (!settings.enabled()) {
      response.sendError(HttpServletResponse.SC_NOT_FOUND, "Events are switched off");
    } else if (SignedInViewer.of(token).isEmpty() || !validity(request, token).getAsBoolean()) {
      response.setHeader(Challenge.HEADER, Challenge.forNobody());
      response.sendError(HttpServletResponse.SC_UNAUTHORIZED, "Nobody is signed in");
    } else if (request.getMethod().equals("HEAD")) {
      describe(response);
    } else {
      stream(request, response, token);
    }
  }

  private BooleanSupplier validity(HttpServletRequest request, SecurityToken token) {
    return new TokenValidity(
        token,
        RequestIssuance.of(request).or(() -> TokenIssuance.of(token)).orElse(null),
        revocations,
        clock);
  }

  private void stream(HttpServletRequest request, HttpServletResponse response, SecurityToken token)
      throws ServletException, IOException {
    String address = ClientAddress.counted(request.getRemoteAddr());
    // A plain token can be written by anybody, who could use up the places of another viewer.
    String viewer =
        SignedInViewer.checked(token).orElseGet(() -> token.getViewerId() + " at " + address);
    OptionalInt refusal = places.take(viewer, address);
    if (refusal.isPresent()) {
      refuse(response, refusal.getAsInt(), "Too many streams of events");
      return;
    }
    ClientStream stream = new ClientStream(() -> places.leave(viewer, address));
    Optional<HubListener> listener = listen(request, token, stream);
    if (listener.isPresent()) {
      stream.listen(listener.get());
      begin(request, response, stream);
    } else {
      places.leave(viewer, address);
      refuse(
          response, HttpServletResponse.SC_SERVICE_UNAVAILABLE, "The events cannot be heard now");
    }
  }

  private static void refuse(HttpServletResponse response, int status, String message)
      throws IOException {
    int seconds = RETRY_SECONDS + ThreadLocalRandom.current().nextInt(SPREAD_SECONDS);
    response.setIntHeader(RETRY_AFTER, seconds);
    response.sendError(status, message);
  }

  private Optional<HubListener> listen(
      HttpServletRequest request, SecurityToken token, ClientStream stream) {
    CompletableFuture<HubListener> begun =
        hub.listen(token, from(request), validity(request, token), stream);
    return begun.isDone() ? now(begun, Duration.ZERO) : waited(begun);
  }

  /** Where the browser was cut off counts more than where its page had begun. */
  private static String from(HttpServletRequest request) {
    String last = request.getHeader("Last-Event-ID");
    String from = last == null || last.isEmpty() ? request.getParameter("from") : last;
    return from == null || from.isEmpty() ? null : from;
  }

  /** The first ones wait for the graph. A few of them do: threads are for others, too. */
  private Optional<HubListener> waited(CompletableFuture<HubListener> begun) {
    if (!waiting.tryAcquire()) {
      return giveUp(begun);
    }
    try {
      return now(begun, patience);
    } finally {
      waiting.release();
    }
  }

  private static Optional<HubListener> now(
      CompletableFuture<HubListener> begun, Duration patience) {
    try {
      return Optional.of(begun.get(patience.toMillis(), TimeUnit.MILLISECONDS));
    } catch (ExecutionException | TimeoutException e) {
      return giveUp(begun);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return giveUp(begun);
    }
  }

  /** Whoever begins to listen after all does so in vain. */
  private static Optional<HubListener> giveUp(CompletableFuture<HubListener> begun) {
    begun.thenAccept(HubListener::close);
    return Optional.empty();
  }

  private void begin(HttpServletRequest request, HttpServletResponse response, ClientStream stream)
      throws ServletException, IOException {
    try {
      describe(response);
      request.upgrade(UpgradedStream.class).set(stream, streams.writeTimeout());
      response.setHeader("Connection", "close");
      response.setStatus(HttpServletResponse.SC_OK);
      response.flushBuffer(); // or it would be said to have no body
    } catch (ServletException | IOException | RuntimeException e) {
      stream.free();
      throw e;
    }
  }

  /** The headers of every stream; they are the answer to a HEAD, which begins none. */
  private static void describe(HttpServletResponse response) {
    response.setHeader("Cache-Control", "no-store");
    response.setHeader("X-Accel-Buffering", "no");
    response.setContentType("text/event-stream");
  }

  /**
   * Whether a token that was valid still is: neither expired nor revoked.
   *
   * @param issuance null for a token that nobody can revoke
   */
  private record TokenValidity(
      SecurityToken token, Issuance issuance, RevocationCheck revocations, InstantSource clock)
      implements BooleanSupplier {

    @Override
    public boolean getAsBoolean() {
      return !isExpired() && (issuance == null || !revocations.isRevoked(issuance));
    }

    private boolean isExpired() {
      return token instanceof ClientToken client
          ? !client.expires().isAfter(clock.instant())
          : token.isExpired();
    }
  }
}
