package io.shindigneo4j.web.outbound;

import java.util.concurrent.TimeUnit;
import org.apache.http.Header;
import org.apache.http.HttpHost;
import org.apache.http.HttpResponse;
import org.apache.http.ProtocolException;
import org.apache.http.auth.AuthScope;
import org.apache.http.auth.Credentials;
import org.apache.http.client.CredentialsProvider;
import org.apache.http.client.config.CookieSpecs;
import org.apache.http.client.config.RequestConfig;
import org.apache.http.config.ConnectionConfig;
import org.apache.http.config.MessageConstraints;
import org.apache.http.config.RegistryBuilder;
import org.apache.http.config.SocketConfig;
import org.apache.http.conn.socket.ConnectionSocketFactory;
import org.apache.http.conn.socket.PlainConnectionSocketFactory;
import org.apache.http.conn.ssl.SSLConnectionSocketFactory;
import org.apache.http.impl.client.CloseableHttpClient;
import org.apache.http.impl.client.HttpClientBuilder;
import org.apache.http.impl.conn.PoolingHttpClientConnectionManager;
import org.apache.http.protocol.HttpContext;

/** Makes the HTTP client of outbound requests. */
final class OutboundClient {
  /** How long a request waits until it gets a connection. */
  static final int MAX_WAIT_MILLIS = 1_000;

  private static final int CONNECT_MILLIS = 5_000;
  private static final int IDLE_SECONDS = 10;
  private static final int MAX_REDIRECTS = 5;
  private static final int MAX_HEADERS = 100;
  private static final int MAX_LINE = 16_384;

  private OutboundClient() {}

  /**
   * @param proxy host and port; empty for none
   */
  static CloseableHttpClient create(String proxy, OutboundPolicy policy, OutboundLimits limits) {
    return HttpClientBuilder.create()
        .setConnectionManager(
            new SharedConnections(connections(policy, limits), new ConnectionShares(limits)))
        .setDefaultRequestConfig(requests(limits))
        .setProxy(proxy.isEmpty() ? null : HttpHost.create(proxy))
        .setUserAgent("shindig-neo4j")
        .setDefaultCredentialsProvider(new NoCredentials())
        .disableAuthCaching()
        .disableAutomaticRetries()
        .disableConnectionState()
        .disableCookieManagement()
        .addInterceptorFirst(OutboundClient::requireOneEncoding)
        .evictExpiredConnections()
        .evictIdleConnections(IDLE_SECONDS, TimeUnit.SECONDS)
        .build();
  }

  private static PoolingHttpClientConnectionManager connections(
      OutboundPolicy policy, OutboundLimits limits) {
    PoolingHttpClientConnectionManager connections =
        new PoolingHttpClientConnectionManager(
            RegistryBuilder.<ConnectionSocketFactory>create()
                .register(
                    "http",
                    new CheckedSockets(PlainConnectionSocketFactory.getSocketFactory(), policy))
                .register(
                    "https",
                    new CheckedTlsSockets(SSLConnectionSocketFactory.getSocketFactory(), policy))
                .build());
    connections.setMaxTotal(limits.connections());
    connections.setDefaultMaxPerRoute(limits.connectionsPerHost());
    connections.setDefaultSocketConfig(
        SocketConfig.custom().setSoTimeout((int) limits.time().toMillis()).build());
    connections.setDefaultConnectionConfig(
        ConnectionConfig.custom()
            .setMessageConstraints(
                MessageConstraints.custom()
                    .setMaxHeaderCount(MAX_HEADERS)
                    .setMaxLineLength(MAX_LINE)
                    .build())
            .build());
    return connections;
  }

  private static RequestConfig requests(OutboundLimits limits) {
    int time = (int) limits.time().toMillis();
    return RequestConfig.custom()
        .setConnectTimeout(Math.min(CONNECT_MILLIS, time))
        .setConnectionRequestTimeout(MAX_WAIT_MILLIS)
        .setSocketTimeout(time)
        .setMaxRedirects(MAX_REDIRECTS)
        .setCookieSpec(CookieSpecs.IGNORE_COOKIES)
        .build();
  }

  /** What is compressed several times takes much time to inflate to little. */
  private static void requireOneEncoding(HttpResponse response, HttpContext context)
      throws ProtocolException {
    int encodings = 0;
    for (Header header : response.getHeaders("Content-Encoding")) {
      encodings += header.getElements().length;
    }
    if (encodings > 1) {
      throw new ProtocolException("the response is compressed several times");
    }
  }

  /**
   * Credentials of nobody. The HTTP client would remember those in an address or a redirect, and
   * log others in with them.
   */
  private static final class NoCredentials implements CredentialsProvider {

    @Override
    public void setCredentials(AuthScope scope, Credentials credentials) {}

    @Override
    public Credentials getCredentials(AuthScope scope) {
      return null;
    }

    @Override
    public void clear() {}
  }
}
