package io.shindigneo4j.web.outbound;

import com.google.common.base.Throwables;
import com.google.inject.name.Named;
import javax.inject.Inject;
import javax.inject.Singleton;
import javax.servlet.http.HttpServletResponse;
import org.apache.http.conn.scheme.PlainSocketFactory;
import org.apache.http.conn.scheme.Scheme;
import org.apache.http.conn.scheme.SchemeRegistry;
import org.apache.http.conn.ssl.SSLSocketFactory;
import org.apache.shindig.gadgets.GadgetException;
import org.apache.shindig.gadgets.http.BasicHttpFetcher;
import org.apache.shindig.gadgets.http.HttpRequest;
import org.apache.shindig.gadgets.http.HttpResponse;
import org.apache.shindig.gadgets.http.HttpResponseBuilder;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Shindig's fetcher, which answers 403 for what the {@link OutboundPolicy} refuses. */
@Singleton
@SuppressWarnings("deprecation")
final class PublicHttpFetcher extends BasicHttpFetcher {
  private static final Logger LOG = LoggerFactory.getLogger(PublicHttpFetcher.class);

  @Inject
  PublicHttpFetcher(
      @Named("org.apache.shindig.gadgets.http.basicHttpFetcherProxy") String proxy,
      OutboundPolicy policy) {
    super(proxy);
    SchemeRegistry schemes = FETCHER.getConnectionManager().getSchemeRegistry();
    schemes.register(
        new Scheme("http", 80, new CheckedSockets(PlainSocketFactory.getSocketFactory(), policy)));
    schemes.register(
        new Scheme(
            "https", 443, new CheckedTlsSockets(SSLSocketFactory.getSocketFactory(), policy)));
  }

  @Override
  public HttpResponse fetch(HttpRequest request) throws GadgetException {
    try {
      return super.fetch(request);
    } catch (GadgetException e) {
      if (Throwables.getRootCause(e) instanceof RefusedAddressException refusal) {
        LOG.warn("Refused to fetch {}: {}", request.getUri(), refusal.getMessage());
        return forbidden();
      }
      throw e;
    }
  }

  private static HttpResponse forbidden() {
    return new HttpResponseBuilder().setHttpStatusCode(HttpServletResponse.SC_FORBIDDEN).create();
  }
}
