package io.shindigneo4j.web.gadget;

import io.shindigneo4j.opensocial.request.JsonSyntax;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import javax.servlet.ReadListener;
import javax.servlet.ServletInputStream;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletRequestWrapper;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.gadgets.servlet.RpcServlet;

/**
 * Shindig's older service of metadata about gadgets, for JSON that {@link JsonSyntax} lets pass.
 */
public final class MetadataServlet extends RpcServlet {
  private static final long serialVersionUID = 1L;

  @Override
  protected void doGet(HttpServletRequest request, HttpServletResponse response)
      throws IOException {
    String json = request.getParameter("req");
    if (json == null || passes(json, response)) {
      super.doGet(request, response);
    }
  }

  @Override
  protected void doPost(HttpServletRequest request, HttpServletResponse response)
      throws IOException {
    byte[] body = request.getInputStream().readAllBytes();
    if (passes(new String(body, charset(request)), response)) {
      super.doPost(new ReadRequest(request, body), response);
    }
  }

  /** Shindig itself refuses one that does not exist. */
  private static Charset charset(HttpServletRequest request) {
    try {
      return Charset.forName(request.getCharacterEncoding());
    } catch (IllegalArgumentException e) {
      return StandardCharsets.UTF_8;
    }
  }

  private static boolean passes(String json, HttpServletResponse response) throws IOException {
    try {
      JsonSyntax.checked(json);
      return true;
    } catch (IllegalArgumentException e) {
      response.sendError(HttpServletResponse.SC_BAD_REQUEST, e.getMessage());
      return false;
    }
  }

  /** One whose body was read. */
  private static final class ReadRequest extends HttpServletRequestWrapper {
    private final byte[] body;

    ReadRequest(HttpServletRequest request, byte[] body) {
      super(request);
      this.body = body;
    }

    @Override
    public ServletInputStream getInputStream() {
      return new ReadBody(new ByteArrayInputStream(body));
    }
  }

  private static final class ReadBody extends ServletInputStream {
    private final ByteArrayInputStream body;

    ReadBody(ByteArrayInputStream body) {
      this.body = body;
    }

    @Override
    public int read() {
      return body.read();
    }

    @Override
    public int read(byte[] target, int offset, int length) {
      return body.read(target, offset, length);
    }

    @Override
    public boolean isFinished() {
      return body.available() == 0;
    }

    @Override
    public boolean isReady() {
      return true;
    }

    @Override
    public void setReadListener(ReadListener listener) {
      throw new UnsupportedOperationException("there is nothing to wait for");
    }
  }
}
