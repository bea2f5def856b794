package io.shindigneo4j.web.audit;

import com.google.inject.Injector;
import com.google.inject.Key;
import io.shindigneo4j.opensocial.metrics.RequestMeters;
import io.shindigneo4j.web.log.LoggedRequest;
import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import javax.servlet.AsyncEvent;
import javax.servlet.AsyncListener;
import javax.servlet.DispatcherType;
import javax.servlet.Filter;
import javax.servlet.FilterChain;
import javax.servlet.FilterConfig;
import javax.servlet.ServletException;
import javax.servlet.ServletRequest;
import javax.servlet.ServletResponse;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.common.servlet.GuiceServletContextListener;

/**
 * Tells what has come of each request that is worth it, once it has been answered, and counts all
 * answers. It comes before all other filters, whose refusals it sees.
 */
public final class AuditFilter implements Filter {
  private AuditLog log = AuditLog.OFF;
  private RequestMeters meters = RequestMeters.NONE;

  @Override
  public void init(FilterConfig configuration) {
    Object injector =
        configuration
            .getServletContext()
            .getAttribute(GuiceServletContextListener.INJECTOR_ATTRIBUTE);
    if (injector instanceof Injector known) {
      log = bound(known, AuditLog.class).orElse(AuditLog.OFF);
      meters = bound(known, RequestMeters.class).orElse(RequestMeters.NONE);
    }
  }

  private static <T> Optional<T> bound(Injector injector, Class<T> type) {
    return Optional.ofNullable(injector.getExistingBinding(Key.get(type)))
        .map(binding -> binding.getProvider().get());
  }

  @Override
  public void doFilter(ServletRequest request, ServletResponse response, FilterChain chain)
      throws IOException, ServletException {
    HttpServletRequest asked = (HttpServletRequest) request;
    LoggedRequest before = LoggedRequest.enter(LoggedRequest.of(asked));
    boolean returned = false;
    try {
      chain.doFilter(request, response);
      returned = true;
    } finally {
      if (request.getDispatcherType() != DispatcherType.ASYNC) { // its end is awaited by then
        new Ending(asked, (HttpServletResponse) response, returned).tellWhenAnswered();
      }
      LoggedRequest.enter(before);
    }
  }

  @Override
  public void destroy() {}

  /** The end of a request, which may come long after the filter has returned. */
  private final class Ending implements AsyncListener {
    private final HttpServletRequest request;
    private final HttpServletResponse response;
    private final boolean returned;
    private final AtomicBoolean told = new AtomicBoolean();

    Ending(HttpServletRequest request, HttpServletResponse response, boolean returned) {
      this.request = request;
      this.response = response;
      this.returned = returned;
    }

    void tellWhenAnswered() {
      try {
        if (request.isAsyncStarted()) {
          request.getAsyncContext().addListener(this);
          return;
        }
      } catch (IllegalStateException e) { // it has ended meanwhile
        // as one that has been answered here
      }
      tell();
    }

    /** Tomcat ends a request that was given back, and then refused, twice. */
    private void tell() {
      if (told.getAndSet(true)) {
        return;
      }
      int status = status();
      meters.answered(status);
      if (log.isOn()) {
        AnsweredRequest.of(request, status, response.getHeader("WWW-Authenticate")).tell(log);
      }
    }

    /**
     * The container has not answered yet where a filter or servlet throws, unless a body cannot be
     * read.
     */
    private int status() {
      int status = response.getStatus();
      return returned || response.isCommitted() || status >= HttpServletResponse.SC_BAD_REQUEST
          ? status
          : HttpServletResponse.SC_INTERNAL_SERVER_ERROR;
    }

    @Override
    public void onComplete(AsyncEvent event) {
      tell();
    }

    @Override
    public void onTimeout(AsyncEvent event) {}

    @Override
    public void onError(AsyncEvent event) {}

    /** Those of the earlier cycle do not hear of the next. */
    @Override
    public void onStartAsync(AsyncEvent event) {
      event.getAsyncContext().addListener(this);
    }
  }
}
