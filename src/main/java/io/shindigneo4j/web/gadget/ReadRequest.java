package io.shindigneo4j.web.gadget;

import java.io.ByteArrayInputStream;
import javax.servlet.ReadListener;
import javax.servlet.ServletInputStream;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletRequestWrapper;

/** A request whose body has been read, and is read again. */
final class ReadRequest extends HttpServletRequestWrapper {
  private final ByteArrayInputStream body;

  ReadRequest(HttpServletRequest request, byte[] body) {
    super(request);
    this.body = new ByteArrayInputStream(body);
  }

  @Override
  public ServletInputStream getInputStream() {
    return new ServletInputStream() {
      @Override
      public int read() {
        return body.read();
      }

      @Override
      public int read(byte[] bytes, int offset, int length) {
        return body.read(bytes, offset, length);
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
        throw new IllegalStateException("The body has been read");
      }
    };
  }
}
