package io.shindigneo4j.opensocial.activities;

import io.shindigneo4j.opensocial.request.InputRequestItem;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.protocol.ProtocolException;
import org.json.JSONObject;

/** The activity that a client sends along: JSON as it is, and XML by way of Shindig's bean. */
final class ActivityBody {

  /** The parameter of RPC, and the name under which REST hands over its body. */
  static final String PARAMETER = "activity";

  private ActivityBody() {}

  /**
   * The document.
   *
   * @throws ProtocolException with status 400 where there is none that can be understood
   */
  static JSONObject read(InputRequestItem request, Class<?> type, ActivityDocuments documents) {
    String text = request.getParameter(PARAMETER);
    if (text == null || text.isBlank()) {
      throw badRequest("there is no activity in the request", null);
    }
    return text.stripLeading().startsWith("<")
        ? documents.document(bean(request, type))
        : Json.parse(text);
  }

  private static Object bean(InputRequestItem request, Class<?> type) {
    try {
      return type.cast(request.getTypedParameter(PARAMETER, type));
    } catch (RuntimeException e) {
      throw badRequest("the body is not an activity in XML", e);
    }
  }

  private static ProtocolException badRequest(String message, Throwable cause) {
    return new ProtocolException(HttpServletResponse.SC_BAD_REQUEST, message, cause);
  }
}
