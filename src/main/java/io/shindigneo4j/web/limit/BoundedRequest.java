package io.shindigneo4j.web.limit;

import com.google.common.base.Strings;
import com.google.common.net.UrlEscapers;
import io.shindigneo4j.opensocial.dispatch.RefusedBodyException;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.URLDecoder;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.StringTokenizer;
import javax.servlet.AsyncContext;
import javax.servlet.AsyncEvent;
import javax.servlet.AsyncListener;
import javax.servlet.ServletInputStream;
import javax.servlet.ServletRequest;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletRequestWrapper;
import javax.servlet.http.HttpServletResponse;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A request whose body is in memory before anybody sees it, which fails with {@link
 * RefusedBodyException} where it is refused. One thread at a time.
 */
public final class BoundedRequest extends HttpServletRequestWrapper {
  private static final String ARRIVED = BoundedRequest.class.getName();
  private static final String FORM = "application/x-www-form-urlencoded";
  private static final Logger LOG = LoggerFactory.getLogger(BoundedRequest.class);

  private final long limit;
  private final HeapShares.Use memory;
  private @Nullable ArrivingBody body;

  /** Null until it is asked for. */
  private @Nullable ServletInputStream stream;

  private Map<String, String[]> parameters;

  /**
   * @param limit in bytes
   * @param memory for the body; see {@link #endWithRequest}
   */
  public BoundedRequest(HttpServletRequest request, long limit, HeapShares.Use memory) {
    super(request);
    this.limit = limit;
    this.memory = memory;
  }

  /** The request itself if it has a bound; else one whose memory is not shared. */
  public static BoundedRequest of(HttpServletRequest request, long limit) {
    return request instanceof BoundedRequest bounded
        ? bounded
        : new BoundedRequest(request, limit, HeapShares.UNLIMITED.use(""));
  }

  /** Gives the memory back, now or when the container ends what goes on. */
  public void endWithRequest() {
    if (isAsyncStarted()) {
      try {
        getAsyncContext().addListener(new MemoryRelease(memory));
        return;
      } catch (IllegalStateException e) { // it has been given back to the container meanwhile
        LOG.debug("A request has ended", e);
      }
    }
    memory.end();
  }

  /** Keeps nothing else of the request. */
  private record MemoryRelease(HeapShares.Use memory) implements AsyncListener {

    @Override
    public void onComplete(AsyncEvent event) {
      memory.end();
    }

    @Override
    public void onStartAsync(AsyncEvent event) {
      event.getAsyncContext().addListener(this);
    }

    @Override
    public void onTimeout(AsyncEvent event) {}

    @Override
    public void onError(AsyncEvent event) {}
  }

  /** Whether the Content-Length is too large. */
  public boolean isTooLarge() {
    return getContentLengthLong() > limit;
  }

  /** How many bytes have been read. */
  long bytes() {
    return body == null ? 0 : body.arrived();
  }

  /** Whether a body may follow whose length no header tells. */
  public boolean isOfUnknownLength() {
    return BodyCost.isOfUnknownLength(this);
  }

  /** Whether there is nothing of the body to wait for, whose length is known. */
  public boolean hasArrived() throws IOException {
    if (getContentLengthLong() <= 0) {
      return true;
    }
    body().readHere();
    return body().hasEnded();
  }

  /** Waits for the body. */
  public void readBody() throws IOException {
    body().readOut();
  }

  /** Refuses the body before it has been read, as there are too many. */
  public void refuseBody() throws IOException {
    body().abandon(RefusedBodyException.tooMany());
  }

  /** Why the body is refused, if that is known. */
  public Optional<RefusedBodyException> refusal() {
    return isTooLarge()
        ? Optional.of(RefusedBodyException.tooLarge())
        : Optional.ofNullable(body).flatMap(ArrivingBody::refusal);
  }

  /** Whether the body has a rest that nobody waits for any longer. */
  public boolean isAbandoned() {
    return body != null && body.isAbandoned();
  }

  /** Whether the client has not too many other requests whose bodies are on the way. */
  public boolean mayAwaitBody() {
    return memory.await();
  }

  /**
   * Gives the request back to the container, which calls the filters and the servlet again, with
   * what {@link #arrived} finds, as soon as the body is there, or has been refused. No thread waits
   * for it.
   */
  public void awaitBody(HttpServletResponse response) throws IOException {
    ArrivingBody awaited = body();
    setAttribute(ARRIVED, this);
    AsyncContext context = startAsync(new Unfiltered((HttpServletRequest) getRequest()), response);
    String path = path();
    awaited.readAsItComes(context, () -> context.dispatch(getServletContext(), path));
  }

  /** As it was decoded, so that it leads to the same filters and servlet. */
  private String path() {
    String path = getServletPath() + Strings.nullToEmpty(getPathInfo());
    return UrlEscapers.urlPathSegmentEscaper().escape(path).replace("%2F", "/").replace(";", "%3B");
  }

  /** The one that has been given back, which has the body and the whole address. */
  public static Optional<BoundedRequest> arrived(ServletRequest request) {
    if (request.getAttribute(ARRIVED) instanceof BoundedRequest arrived) {
      request.removeAttribute(ARRIVED);
      return Optional.of(arrived);
    }
    return Optional.empty();
  }

  /** What a servlet gets if no filter was called again: then nobody has checked the request. */
  private static final class Unfiltered extends HttpServletRequestWrapper {
    private Unfiltered(HttpServletRequest request) {
      super(request);
    }

    @Override
    public String getMethod() {
      throw new IllegalStateException("the filters are not mapped with the dispatcher ASYNC");
    }
  }

  private ArrivingBody body() throws IOException {
    if (body == null) {
      body =
          new ArrivingBody(
              super.getInputStream(), getContentLengthLong(), limit, memory, System::nanoTime);
    }
    return body;
  }

  @Override
  public ServletInputStream getInputStream() throws IOException {
    if (stream == null) {
      body().readFully();
      stream = body().stream();
    }
    return stream;
  }

  @Override
  public BufferedReader getReader() throws IOException {
    return new BufferedReader(new InputStreamReader(getInputStream(), charset()));
  }

  private Charset charset() {
    return getCharacterEncoding() == null
        ? StandardCharsets.UTF_8
        : Charset.forName(getCharacterEncoding());
  }

  @Override
  public String getParameter(String name) {
    String[] values = getParameterValues(name);
    return values == null ? null : values[0];
  }

  @Override
  public String[] getParameterValues(String name) {
    return getParameterMap().get(name);
  }

  @Override
  public Enumeration<String> getParameterNames() {
    return Collections.enumeration(getParameterMap().keySet());
  }

  /**
   * Those of the query, and then those of a form that is posted, which the container itself would
   * read without a bound. What is malformed is left out, as the containers do.
   *
   * @throws UncheckedIOException for a {@link RefusedBodyException}
   */
  @Override
  public Map<String, String[]> getParameterMap() {
    if (parameters == null) {
      parameters = isUnreadForm() ? withForm() : super.getParameterMap();
    }
    return parameters;
  }

  private boolean isUnreadForm() {
    String type = getContentType();
    return stream == null
        && getMethod().equals("POST")
        && type != null
        && type.split(";", 2)[0].strip().equalsIgnoreCase(FORM);
  }

  private Map<String, String[]> withForm() {
    Map<String, List<String>> all = new LinkedHashMap<>();
    String form = form();
    super.getParameterMap() // of the query alone, as the body has been read
        .forEach((name, values) -> all.put(name, new ArrayList<>(List.of(values))));
    StringTokenizer pairs = new StringTokenizer(form, "&");
    while (pairs.hasMoreTokens()) {
      add(pairs.nextToken(), all);
    }
    Map<String, String[]> read = new LinkedHashMap<>();
    all.forEach((name, values) -> read.put(name, values.toArray(String[]::new)));
    return Collections.unmodifiableMap(read);
  }

  private String form() {
    try {
      return new String(getInputStream().readAllBytes(), charset());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void add(String pair, Map<String, List<String>> all) {
    int end = pair.indexOf('=');
    try {
      String name = URLDecoder.decode(end < 0 ? pair : pair.substring(0, end), charset());
      String value = end < 0 ? "" : URLDecoder.decode(pair.substring(end + 1), charset());
      if (!name.isEmpty()) {
        all.computeIfAbsent(name, first -> new ArrayList<>()).add(value);
      }
    } catch (IllegalArgumentException e) {
      LOG.debug("A parameter is malformed", e);
    }
  }
}
