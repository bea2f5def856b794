package io.shindigneo4j.web.origin;

import com.google.inject.Inject;
import java.io.IOException;
import java.util.List;
import javax.servlet.FilterChain;
import javax.servlet.ServletException;
import javax.servlet.ServletRequest;
import javax.servlet.ServletResponse;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.common.servlet.InjectedFilter;
import org.apache.shindig.config.ContainerConfig;

/** Refuses requests whose parameters name a container that the configuration does not have. */
public final class ContainerFilter extends InjectedFilter {
  private static final List<String> PARAMETERS = List.of("container", "synd");

  private ContainerConfig containers;

  @Inject
  void setContainers(ContainerConfig configuration) {
    containers = configuration;
  }

  @Override
  public void doFilter(ServletRequest request, ServletResponse response, FilterChain chain)
      throws IOException, ServletException {
    if (PARAMETERS.stream()
        .map(request::getParameter)
        .allMatch(name -> ContainerNames.isKnown(containers, name))) {
      chain.doFilter(request, response);
    } else {
      ((HttpServletResponse) response)
          .sendError(HttpServletResponse.SC_BAD_REQUEST, ContainerNames.REFUSAL);
    }
  }

  @Override
  public void destroy() {}
}
