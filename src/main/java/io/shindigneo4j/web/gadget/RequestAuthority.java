package io.shindigneo4j.web.gadget;

import com.google.common.base.Strings;
import com.google.inject.Inject;
import com.google.inject.name.Named;
import io.shindigneo4j.web.client.CurrentRequest;
import io.shindigneo4j.web.client.RequestContext;
import org.apache.shindig.common.servlet.Authority;

/** The address of this server in what it answers: that of the settings, or that of the request. */
final class RequestAuthority implements Authority {
  private static final RequestContext NONE = new RequestContext(null, "http", "localhost", 8080);

  private final String host;
  private final String port;

  @Inject
  RequestAuthority(@Named("shindig.host") String host, @Named("shindig.port") String port) {
    this.host = Strings.nullToEmpty(host).strip();
    this.port = Strings.nullToEmpty(port).strip();
  }

  @Override
  public String getAuthority() {
    RequestContext request = CurrentRequest.get().orElse(NONE);
    return (host.isEmpty() ? request.host() : host)
        + ":"
        + (port.isEmpty() ? request.port() : port);
  }

  @Override
  public String getScheme() {
    return CurrentRequest.get().orElse(NONE).scheme();
  }

  @Override
  public String getOrigin() {
    return getScheme() + "://" + getAuthority();
  }
}
