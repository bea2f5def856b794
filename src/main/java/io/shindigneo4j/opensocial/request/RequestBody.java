package io.shindigneo4j.opensocial.request;

import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.protocol.ProtocolException;
import org.apache.shindig.protocol.RequestItem;

/** What a client sends along with a write. */
public final class RequestBody {

  private RequestBody() {}

  /**
   * A parameter as a bean.
   *
   * @throws ProtocolException with status 400 where it is missing or cannot be read as that
   */
  public static <T> T read(RequestItem request, String parameter, Class<T> type) {
    try {
      return type.cast(request.getTypedParameter(parameter, type));
    } catch (ProtocolException e) {
      throw e;
    } catch (RuntimeException | StackOverflowError e) { // Shindig's parsers are recursive
      throw new ProtocolException(
          HttpServletResponse.SC_BAD_REQUEST, parameter + " is not what it must be", e);
    }
  }
}
