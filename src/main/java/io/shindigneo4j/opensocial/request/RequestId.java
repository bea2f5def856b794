package io.shindigneo4j.opensocial.request;

import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.protocol.ProtocolException;
import org.apache.shindig.protocol.RequestItem;

/**
 * What a client sends along with a write to be able to send it again: the parameter {@code
 * requestId}, up to 200 characters of its own choice.
 *
 * @param text null where the client sent none
 */
public record RequestId(String text) {

  /** No request id. */
  public static final RequestId NONE = new RequestId(null);

  private static final String PARAMETER = "requestId";
  private static final int LONGEST = 200;

  public RequestId {
    if (text != null && (text.isEmpty() || text.length() > LONGEST)) {
      throw new ProtocolException(
          HttpServletResponse.SC_BAD_REQUEST, "a requestId has 1 to " + LONGEST + " characters");
    }
  }

  /** The one of a request, or {@link #NONE}. */
  public static RequestId of(RequestItem request) {
    String text = request.getParameter(PARAMETER);
    return text == null ? NONE : new RequestId(text);
  }
}
