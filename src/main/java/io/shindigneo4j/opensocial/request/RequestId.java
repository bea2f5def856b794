package io.shindigneo4j.opensocial.request;

import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.protocol.ProtocolException;
import org.apache.shindig.protocol.RequestItem;

/**
 * The parameter {@code requestId} of a write: up to 200 characters that the client chooses. With it
 * the client can send the write again, and it is still carried out once.
 *
 * @param text null if the client sent none
 */
public record RequestId(String text) {

  /** No request id. */
  public static final RequestId NONE = new RequestId(null);

  private static final String PARAMETER = "requestId";
  private static final int MAX_LENGTH = 200;

  public RequestId {
    if (text != null && (text.isEmpty() || text.length() > MAX_LENGTH)) {
      throw new ProtocolException(
          HttpServletResponse.SC_BAD_REQUEST, "a requestId has 1 to " + MAX_LENGTH + " characters");
    }
  }

  /** The one of a request, or {@link #NONE}. */
  public static RequestId of(RequestItem request) {
    String text = request.getParameter(PARAMETER);
    return text == null ? NONE : new RequestId(text);
  }
}
