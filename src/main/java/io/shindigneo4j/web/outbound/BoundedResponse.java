package io.shindigneo4j.web.outbound;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.util.function.BooleanSupplier;
import org.apache.http.Header;
import org.apache.http.HttpEntity;
import org.apache.http.client.methods.CloseableHttpResponse;
import org.apache.shindig.gadgets.http.HttpResponse;
import org.apache.shindig.gadgets.http.HttpResponseBuilder;

/** Reads responses up to a number of bytes, whatever length they announce. */
final class BoundedResponse {
  private static final int CHUNK = 16_384;
  private static final int END_OF_STATUSES = 600;

  private BoundedResponse() {}

  /**
   * @param late whether the time of the request is over
   */
  static HttpResponse read(
      CloseableHttpResponse response, OutboundLimits limits, BooleanSupplier late)
      throws IOException {
    HttpResponseBuilder builder =
        new HttpResponseBuilder()
            .setHttpStatusCode(status(response.getStatusLine().getStatusCode()))
            .setResponseNoCopy(bytes(response.getEntity(), limits.bytes(), late));
    for (Header header : response.getAllHeaders()) {
      if (header.getName() != null) {
        builder.addHeader(header.getName(), header.getValue());
      }
    }
    return builder.create();
  }

  /** A number that is no status is passed on as the failure that it is. */
  private static int status(int given) {
    return given >= HttpResponse.SC_OK && given < END_OF_STATUSES
        ? given
        : HttpResponse.SC_BAD_GATEWAY;
  }

  private static byte[] bytes(HttpEntity entity, int limit, BooleanSupplier late)
      throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    if (entity == null) {
      return bytes.toByteArray();
    }
    if (entity.getContentLength() > limit) {
      throw new ResponseTooLargeException(limit);
    }
    byte[] chunk = new byte[CHUNK];
    InputStream content = entity.getContent();
    for (int read = content.read(chunk); read >= 0; read = content.read(chunk)) {
      bytes.write(chunk, 0, read);
      if (bytes.size() > limit) {
        throw new ResponseTooLargeException(limit);
      }
      if (late.getAsBoolean()) {
        throw new InterruptedIOException("the response took too long");
      }
    }
    return bytes.toByteArray();
  }
}
