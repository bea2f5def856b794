package io.shindigneo4j.testing;

import javax.servlet.http.HttpServletRequest;
import org.apache.catalina.connector.Connector;
import org.apache.catalina.connector.Request;
import org.apache.coyote.InputBuffer;
import org.apache.coyote.Response;
import org.apache.tomcat.util.net.ApplicationBufferHandler;

/** Requests of HTTP as Tomcat has read them, outside of a server. */
public final class Requests {

  private Requests() {}

  private static final class NoBody implements InputBuffer {
    @Override
    public int doRead(ApplicationBufferHandler handler) {
      return -1;
    }

    @Override
    public int available() {
      return 0;
    }
  }

  /**
   * A GET of the social API.
   *
   * @param query null for none
   * @param headers names and values in turn
   */
  public static HttpServletRequest get(String query, String... headers) {
    Connector connector = new Connector();
    connector.setParseBodyMethods("POST"); // as when it is started
    Request request = new Request(connector);
    org.apache.coyote.Request read = new org.apache.coyote.Request();
    request.setCoyoteRequest(read);
    read.setInputBuffer(new NoBody());
    read.setResponse(new Response());
    read.method().setString("GET");
    read.remoteAddr().setString("192.0.2.1");
    read.scheme().setString("http");
    read.serverName().setString("social.example.org");
    read.requestURI().setString("/social/rest");
    request.getMappingData().wrapperPath.setString("/social/rest");
    if (query != null) {
      read.queryString().setString(query);
    }
    for (int i = 0; i < headers.length; i += 2) {
      read.getMimeHeaders().addValue(headers[i]).setString(headers[i + 1]);
    }
    return request;
  }
}
