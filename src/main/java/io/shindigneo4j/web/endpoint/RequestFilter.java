package io.shindigneo4j.web.endpoint;

import com.google.common.base.Strings;
import com.google.common.base.Throwables;
import com.google.common.collect.HashMultiset;
import com.google.common.collect.Multiset;
import io.shindigneo4j.opensocial.configuration.SettingKey;
import io.shindigneo4j.opensocial.configuration.SettingSources;
import io.shindigneo4j.opensocial.configuration.SettingValues;
import io.shindigneo4j.opensocial.dispatch.RefusedBodyException;
import io.shindigneo4j.opensocial.oauth.UnknownRevocationsException;
import io.shindigneo4j.web.client.ClientAddress;
import io.shindigneo4j.web.client.HeldHeap;
import io.shindigneo4j.web.client.SocialApi;
import io.shindigneo4j.web.limit.BoundedRequest;
import io.shindigneo4j.web.limit.HeapShares;
import io.shindigneo4j.web.origin.Origins;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.UnsupportedEncodingException;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.Optional;
import javax.servlet.DispatcherType;
import javax.servlet.Filter;
import javax.servlet.FilterChain;
import javax.servlet.FilterConfig;
import javax.servlet.ServletException;
import javax.servlet.ServletRequest;
import javax.servlet.ServletResponse;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;
import org.apache.coyote.CloseNowException;

/**
 * Checks each request before anything else sees it: the bytes of the body, for which no thread
 * waits if the parameter {@code awaits-bodies} says so, the name of the host, and our own fetches.
 * Text is in UTF-8 unless the request says otherwise. Answers of the social API, refusals too, are
 * kept out of caches from here on. Whoever sends a credential before it is known what was revoked
 * gets 503 from here, whatever has read the credential.
 */
public final class RequestFilter implements Filter {
  static final String CONTENT_TYPE_OPTIONS = "X-Content-Type-Options";

  private static final int MISDIRECTED_REQUEST = 421;
  private static final int HEADER_TOO_LARGE = 431;
  private static final int LOOP_DETECTED = 508;

  /** The most characters of an address, and of a header that parsers read. */
  private static final int MAX_LENGTH = 16 << 10;

  /** Prometheus calls each server by its address, and knows a secret. */
  private static final String METERS = "/metrics";

  private static final String IDENTITY = "identity";
  private static final String SEPARATORS = "{}[]<>:,&=";

  private AcceptedHosts hosts;
  private Origins origins;
  private int limit;
  private HeapShares heaps;
  private boolean awaitsBodies;
  private final WaitingThreads waiting = new WaitingThreads();

  @Override
  public void init(FilterConfig configuration) {
    hosts = SettingSources.read(AcceptedHosts::from);
    origins = SettingSources.read(Origins::from);
    limit = SettingSources.read(find -> new SettingValues(find).positive(SettingKey.REQUEST_LIMIT));
    heaps = HeapShares.of(Runtime.getRuntime().maxMemory(), limit);
    awaitsBodies = Boolean.parseBoolean(configuration.getInitParameter("awaits-bodies"));
  }

  @Override
  public void doFilter(ServletRequest request, ServletResponse response, FilterChain chain)
      throws IOException, ServletException {
    doFilter((HttpServletRequest) request, (HttpServletResponse) response, chain);
  }

  private void doFilter(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws IOException, ServletException {
    if (request.getDispatcherType() == DispatcherType.ASYNC) {
      resume(request, response, chain);
      return;
    }
    response.setHeader(CONTENT_TYPE_OPTIONS, "nosniff");
    if (request.getCharacterEncoding() == null) {
      request.setCharacterEncoding(StandardCharsets.UTF_8.name()); // as browsers write forms
    }
    if (SocialApi.isCalled(request)) {
      SocialApi.keepFromCaches(response);
    }
    HeapShares.Use heap = heaps.use(ClientAddress.counted(request.getRemoteAddr()));
    BoundedRequest bounded = new BoundedRequest(request, limit, heap);
    if (SocialApi.isAnswered(request)) {
      request.setAttribute(HeldHeap.ATTRIBUTE, heap);
    }
    try {
      if (bounded.isOfUnknownLength()) {
        waiting.read(bounded);
        check(bounded, response, chain);
      } else if (!awaitsBodies || bounded.hasArrived() || !request.isAsyncSupported()) {
        check(bounded, response, chain);
      } else if (bounded.mayAwaitBody()) {
        bounded.awaitBody(response);
      } else {
        bounded.refuseBody();
        check(bounded, response, chain);
      }
    } finally {
      bounded.endWithRequest();
    }
  }

  /** Goes on with a request that the container has given back. */
  private void resume(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws IOException, ServletException {
    Optional<BoundedRequest> arrived = BoundedRequest.arrived(request);
    if (arrived.isPresent()) {
      try {
        check(arrived.get(), response, chain);
      } finally {
        arrived.get().endWithRequest();
      }
    } else if (!Answering.resume(request, response)) {
      chain.doFilter(request, response);
    }
  }

  private void check(BoundedRequest request, HttpServletResponse response, FilterChain chain)
      throws IOException, ServletException {
    Optional<RefusedBodyException> refusal = request.refusal();
    if (refusal.isPresent()) {
      refuse(refusal.get(), request, response);
    } else if (request.getRequestURI().length()
            + Strings.nullToEmpty(request.getQueryString()).length()
        > MAX_LENGTH) {
      response.sendError(
          HttpServletResponse.SC_REQUEST_URI_TOO_LONG,
          "The address has more than " + MAX_LENGTH + " characters");
    } else if (hasLongCredential(request)) {
      response.sendError(
          HEADER_TOO_LARGE, "The header Authorization has more than " + MAX_LENGTH + " characters");
    } else if (isEncoded(request)) {
      response.setHeader("Accept-Encoding", IDENTITY); // RFC 9110, section 12.5.3
      response.sendError(
          HttpServletResponse.SC_UNSUPPORTED_MEDIA_TYPE, "A body must have no Content-Encoding");
    } else if (!isCharset(request.getCharacterEncoding())) {
      response.sendError(HttpServletResponse.SC_BAD_REQUEST, "The charset is not known");
    } else if (!isAccepted(request)) {
      response.sendError(MISDIRECTED_REQUEST, "This server has another name");
    } else if (OwnRequests.areRefused(request)) {
      response.sendError(LOOP_DETECTED, "Shindig does not fetch from itself");
    } else {
      proceed(request, response, chain);
    }
  }

  private static boolean isEncoded(HttpServletRequest request) {
    return Collections.list(request.getHeaders("Content-Encoding")).stream()
        .anyMatch(coding -> !coding.isBlank() && !coding.strip().equalsIgnoreCase(IDENTITY));
  }

  private static boolean hasLongCredential(HttpServletRequest request) {
    return Collections.list(request.getHeaders("Authorization")).stream()
        .anyMatch(header -> header.length() > MAX_LENGTH);
  }

  /** One that has what separates values as ASCII has, by which the cost of a body is counted. */
  private static boolean isCharset(String name) {
    try {
      return Charset.isSupported(name)
          && (Charset.forName(name).name().startsWith("UTF-")
              || SEPARATORS.equals(
                  new String(SEPARATORS.getBytes(StandardCharsets.US_ASCII), name)));
    } catch (IllegalCharsetNameException | UnsupportedEncodingException e) {
      return false;
    }
  }

  private boolean isAccepted(HttpServletRequest request) {
    String host = request.getServerName();
    return hosts.contain(host)
        || origins.isOfGadgets(host)
        || METERS.equals(request.getServletPath());
  }

  private static void proceed(
      BoundedRequest request, HttpServletResponse response, FilterChain chain)
      throws IOException, ServletException {
    try {
      pass(request, response, chain);
    } catch (IOException | ServletException | RuntimeException e) {
      Throwable cause = Throwables.getRootCause(e);
      if (response.isCommitted()) {
        throw e;
      } else if (cause instanceof RefusedBodyException refused) {
        refuse(refused, request, response);
      } else if (cause instanceof UnknownRevocationsException) {
        unavailable(response, cause.getMessage());
      } else {
        throw e;
      }
    }
  }

  /** A client that goes while its form is read is no fault of ours, which a log would show. */
  private static void pass(BoundedRequest request, HttpServletResponse response, FilterChain chain)
      throws IOException, ServletException {
    try {
      chain.doFilter(request, response);
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  private static void refuse(
      RefusedBodyException refused, BoundedRequest request, HttpServletResponse response)
      throws IOException {
    response.setHeader("Connection", "close");
    ErrorHeaders.set(response, refused.status(), refused.getMessage());
    if (request.isAbandoned()) {
      response.setStatus(refused.status());
      ErrorServlet.write(request.getRequestURI(), refused.getMessage(), request, response);
      response.getWriter().close();
      throw new CloseNowException(refused); // else Tomcat waits for the rest
    }
    response.sendError(refused.status(), refused.getMessage());
  }

  private static void unavailable(HttpServletResponse response, String message) throws IOException {
    ErrorHeaders.set(response, HttpServletResponse.SC_SERVICE_UNAVAILABLE, message);
    response.sendError(HttpServletResponse.SC_SERVICE_UNAVAILABLE, message);
  }

  @Override
  public void destroy() {}

  /** Those that wait for bodies of unknown length: some of Tomcat's 200, half for one address. */
  private static final class WaitingThreads {
    private static final int MAX = 50;

    /** Guarded by this. */
    private final Multiset<String> addresses = HashMultiset.create();

    private synchronized boolean enter(String address) {
      return addresses.size() < MAX && addresses.count(address) < MAX / 2 && addresses.add(address);
    }

    private synchronized void leave(String address) {
      addresses.remove(address);
    }

    void read(BoundedRequest request) throws IOException {
      String address = ClientAddress.counted(request.getRemoteAddr());
      if (!enter(address)) {
        request.refuseBody();
        return;
      }
      try {
        request.readBody();
      } finally {
        leave(address);
      }
    }
  }
}
