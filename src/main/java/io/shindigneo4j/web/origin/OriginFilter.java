package io.shindigneo4j.web.origin;

import com.google.common.base.Strings;
import io.shindigneo4j.opensocial.configuration.SettingSources;
import java.io.IOException;
import javax.servlet.Filter;
import javax.servlet.FilterChain;
import javax.servlet.FilterConfig;
import javax.servlet.ServletException;
import javax.servlet.ServletRequest;
import javax.servlet.ServletResponse;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;

/**
 * Keeps gadgets and container on hosts of their own, and tells browsers what each page may do. The
 * gadgets' hosts serve gadgets and what gadgets call; the container's host serves no gadget.
 */
public final class OriginFilter implements Filter {
  private Origins origins;
  private ContentSecurityPolicy policy;

  @Override
  public void init(FilterConfig configuration) {
    origins = SettingSources.read(Origins::from);
    policy = new ContentSecurityPolicy(origins);
  }

  @Override
  public void doFilter(ServletRequest request, ServletResponse response, FilterChain chain)
      throws IOException, ServletException {
    doFilter((HttpServletRequest) request, (HttpServletResponse) response, chain);
  }

  private void doFilter(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws IOException, ServletException {
    ServedResource resource = ServedResource.at(path(request));
    response.setHeader(ContentSecurityPolicy.HEADER, policy.of(resource));
    response.setHeader("Referrer-Policy", "strict-origin"); // addresses may have tokens
    if (resource == ServedResource.CONTAINER) {
      response.setHeader("Cross-Origin-Opener-Policy", "same-origin");
    }
    if (isServed(resource, request.getServerName())) {
      chain.doFilter(request, adapted(resource, response));
    } else {
      response.sendError(HttpServletResponse.SC_NOT_FOUND, "This is not on this host");
    }
  }

  private HttpServletResponse adapted(ServedResource resource, HttpServletResponse response) {
    return resource == ServedResource.GADGET
        ? new GadgetResponse(response, policy.ofGadgetError())
        : response;
  }

  private boolean isServed(ServedResource resource, String host) {
    boolean ofGadgets = origins.isOfGadgets(host);
    return switch (resource) {
      case GADGET -> ofGadgets || origins.gadgets().isEmpty();
      case DATA -> true;
      case CONTAINER -> !ofGadgets;
    };
  }

  private static String path(HttpServletRequest request) {
    return request.getServletPath() + Strings.nullToEmpty(request.getPathInfo());
  }

  @Override
  public void destroy() {}
}
