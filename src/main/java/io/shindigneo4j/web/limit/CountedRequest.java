package io.shindigneo4j.web.limit;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import javax.servlet.ServletInputStream;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletRequestWrapper;

/** A request that counts what is read of its body. One thread at a time. */
final class CountedRequest extends HttpServletRequestWrapper {
  private CountedInputStream stream;

  CountedRequest(HttpServletRequest request) {
    super(request);
  }

  /** How many have been read. */
  long bytes() {
    return stream == null ? 0 : stream.bytes();
  }

  @Override
  public ServletInputStream getInputStream() throws IOException {
    if (stream == null) {
      stream = new CountedInputStream(super.getInputStream());
    }
    return stream;
  }

  @Override
  public BufferedReader getReader() throws IOException {
    Charset charset =
        getCharacterEncoding() == null
            ? StandardCharsets.UTF_8
            : Charset.forName(getCharacterEncoding());
    return new BufferedReader(new InputStreamReader(getInputStream(), charset));
  }
}
