package io.shindigneo4j.web.origin;

import com.google.inject.Injector;
import com.google.inject.Key;
import io.shindigneo4j.opensocial.configuration.SettingSources;
import java.io.IOException;
import java.util.Optional;
import javax.servlet.Filter;
import javax.servlet.FilterChain;
import javax.servlet.FilterConfig;
import javax.servlet.ServletContext;
import javax.servlet.ServletException;
import javax.servlet.ServletRequest;
import javax.servlet.ServletResponse;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.common.servlet.GuiceServletContextListener;

/**
 * Lets the pages of some other sites, and those of registered clients, call the social API with a
 * token: never by the cookies of the browser, hence without {@code
 * Access-Control-Allow-Credentials} and the header of sessions.
 */
public final class CrossOriginFilter implements Filter {
  private static final String METHODS = "GET, POST, PUT, DELETE";
  private static final String HEADERS =
      "Authorization, Content-Type, Last-Event-ID, traceparent, X-HTTP-Method-Override,"
          + " X-Shindig-ST";

  /** What a page may read of an answer, besides what it always may. */
  private static final String READABLE = "Location, Retry-After, WWW-Authenticate";

  private static final String HOUR = "3600";

  private ApiOrigins origins;
  private ClientPages clients;

  @Override
  public void init(FilterConfig configuration) {
    origins = SettingSources.read(ApiOrigins::from);
    clients = clients(configuration.getServletContext());
  }

  private static ClientPages clients(ServletContext context) {
    return Optional.ofNullable(
            (Injector) context.getAttribute(GuiceServletContextListener.INJECTOR_ATTRIBUTE))
        .map(injector -> injector.getExistingBinding(Key.get(ClientPages.class)))
        .map(binding -> binding.getProvider().get())
        .orElse(ClientPages.NONE);
  }

  @Override
  public void doFilter(ServletRequest request, ServletResponse response, FilterChain chain)
      throws IOException, ServletException {
    doFilter((HttpServletRequest) request, (HttpServletResponse) response, chain);
  }

  private void doFilter(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws IOException, ServletException {
    response.addHeader("Vary", "Origin");
    Optional<String> allowed = allowed(request.getHeader("Origin"));
    allowed.ifPresent(
        origin -> {
          response.setHeader("Access-Control-Allow-Origin", origin);
          response.setHeader("Access-Control-Expose-Headers", READABLE);
        });
    if (!isPreflight(request)) {
      chain.doFilter(request, response);
    } else if (allowed.isPresent()) {
      response.setHeader("Access-Control-Allow-Methods", METHODS);
      response.setHeader("Access-Control-Allow-Headers", HEADERS);
      response.setHeader("Access-Control-Max-Age", HOUR);
      response.setStatus(HttpServletResponse.SC_NO_CONTENT);
    } else {
      response.sendError(
          HttpServletResponse.SC_FORBIDDEN, "The pages of this origin may not call this server");
    }
  }

  private Optional<String> allowed(String origin) {
    return origins.allowed(origin).or(() -> Optional.ofNullable(origin).filter(clients::areAt));
  }

  /** Whether a browser asks on behalf of a page, before it calls. */
  private static boolean isPreflight(HttpServletRequest request) {
    return request.getMethod().equals("OPTIONS")
        && request.getHeader("Origin") != null
        && request.getHeader("Access-Control-Request-Method") != null;
  }

  @Override
  public void destroy() {}
}
