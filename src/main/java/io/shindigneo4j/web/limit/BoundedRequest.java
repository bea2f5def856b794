package io.shindigneo4j.web.limit;

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
import java.util.StringTokenizer;
import javax.servlet.AsyncEvent;
import javax.servlet.AsyncListener;
import javax.servlet.ServletInputStream;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletRequestWrapper;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A request that counts what is read of its body, which fails with {@link RefusedBodyException}
 * beyond a number of bytes, beyond the memory for bodies, and where it arrives too slowly. One
 * thread at a time.
 */
public final class BoundedRequest extends HttpServletRequestWrapper {
  private static final String FORM = "application/x-www-form-urlencoded";
  private static final Logger LOG = LoggerFactory.getLogger(BoundedRequest.class);

  private final long limit;
  private final HeapShares.Use memory;
  private BoundedInputStream stream;
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
        getAsyncContext().addListener(new MemoryRelease());
        return;
      } catch (IllegalStateException e) { // it has been given back to the container meanwhile
        LOG.debug("A request has ended", e);
      }
    }
    memory.end();
  }

  private final class MemoryRelease implements AsyncListener {

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

  /** How many have been read. */
  long bytes() {
    return stream == null ? 0 : stream.bytes();
  }

  @Override
  public ServletInputStream getInputStream() throws IOException {
    if (stream == null) {
      stream = new BoundedInputStream(super.getInputStream(), limit, memory, System::nanoTime);
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
