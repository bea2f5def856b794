package io.shindigneo4j.opensocial.system;

import com.google.inject.Singleton;
import io.shindigneo4j.opensocial.request.InputRequestItem;
import java.util.Optional;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.protocol.Operation;
import org.apache.shindig.protocol.ProtocolException;
import org.apache.shindig.protocol.Service;
import org.json.JSONObject;

/**
 * {@code system.methodSignatures} and {@code system.methodHelp}; Shindig itself answers {@code
 * system.listMethods}.
 */
@Singleton
@Service(name = "system")
public final class SystemMethodsHandler {

  private static final String METHOD = "methodName";

  private final MethodDescriptions descriptions = MethodDescriptions.read();

  /** The type of a method's result and its parameters. */
  @Operation(httpMethods = "GET", path = "/methodSignatures/{methodName}")
  public JSONObject methodSignatures(InputRequestItem request) {
    String method = request.getParameter(METHOD);
    return known(method, method == null ? Optional.empty() : descriptions.signature(method));
  }

  /** What a method does. */
  @Operation(httpMethods = "GET", path = "/methodHelp/{methodName}")
  public String methodHelp(InputRequestItem request) {
    String method = request.getParameter(METHOD);
    return known(method, method == null ? Optional.empty() : descriptions.help(method));
  }

  private static <T> T known(String method, Optional<T> description) {
    if (method == null) {
      throw new ProtocolException(HttpServletResponse.SC_BAD_REQUEST, "methodName is missing");
    }
    return description.orElseThrow(
        () -> new ProtocolException(HttpServletResponse.SC_NOT_FOUND, "there is no such method"));
  }
}
