package io.shindigneo4j.web.client;

import java.io.IOException;
import javax.servlet.Filter;
import javax.servlet.FilterChain;
import javax.servlet.FilterConfig;
import javax.servlet.ServletException;
import javax.servlet.ServletRequest;
import javax.servlet.ServletResponse;
import javax.servlet.http.HttpServletRequest;

/**
 * Makes a request the {@link CurrentRequest} of its thread. It comes after the filter that checks
 * tokens.
 */
public final class RequestContextFilter implements Filter {

  @Override
  public void init(FilterConfig configuration) {}

  @Override
  public void doFilter(ServletRequest request, ServletResponse response, FilterChain chain)
      throws IOException, ServletException {
    CurrentRequest.set(RequestContext.of((HttpServletRequest) request));
    try {
      chain.doFilter(request, response);
    } finally {
      CurrentRequest.set(null);
    }
  }

  @Override
  public void destroy() {}
}
