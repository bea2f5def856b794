package io.shindigneo4j.web.gadget;

import io.shindigneo4j.opensocial.request.JsonSyntax;
import io.shindigneo4j.web.limit.RequestQuotas;
import io.shindigneo4j.web.limit.TooManyRequests;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.util.Optional;
import javax.servlet.ServletException;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.gadgets.servlet.RpcServlet;
import org.json.JSONArray;
import org.json.JSONException;
import org.json.JSONObject;

/** Shindig's {@code /gadgets/metadata}, for valid JSON and few gadgets alone. */
public final class MetadataServlet extends RpcServlet {
  private static final long serialVersionUID = 1L;
  private static final String QUERY = "req";

  private static final int MAX_GADGETS = 100;

  @Override
  protected void service(HttpServletRequest request, HttpServletResponse response)
      throws ServletException, IOException {
    try {
      Call call = call(request);
      Optional<TooManyRequests> refusal = RequestQuotas.take(request, call.gadgets() - 1);
      if (refusal.isEmpty()) {
        super.service(call.request(), response);
      } else {
        refusal.get().announce(response);
        response.sendError(TooManyRequests.STATUS, TooManyRequests.MESSAGE);
      }
    } catch (MalformedRequestException e) {
      response.sendError(HttpServletResponse.SC_BAD_REQUEST, e.getMessage());
    }
  }

  /**
   * A request that has been checked.
   *
   * @param gadgets how many it is about
   */
  private record Call(HttpServletRequest request, int gadgets) {}

  private static Call call(HttpServletRequest request)
      throws IOException, MalformedRequestException {
    if (request.getMethod().equals("POST")) {
      byte[] body = request.getInputStream().readAllBytes();
      int gadgets = gadgets(new String(body, charset(request)));
      return new Call(new ReadRequest(request, body), gadgets);
    }
    String query = request.getParameter(QUERY);
    return new Call(request, query == null ? 0 : gadgets(query));
  }

  private static Charset charset(HttpServletRequest request) throws MalformedRequestException {
    String name = request.getCharacterEncoding();
    try {
      return name == null ? StandardCharsets.UTF_8 : Charset.forName(name);
    } catch (IllegalCharsetNameException | UnsupportedCharsetException e) {
      throw new MalformedRequestException("The charset is unknown");
    }
  }

  private static int gadgets(String json) throws MalformedRequestException {
    JSONArray gadgets;
    try {
      gadgets = new JSONObject(JsonSyntax.checked(json)).optJSONArray("gadgets");
    } catch (IllegalArgumentException | JSONException e) {
      throw new MalformedRequestException("The request is not valid JSON");
    }
    int count = gadgets == null ? 0 : gadgets.length();
    if (count > MAX_GADGETS) {
      throw new MalformedRequestException("A request has at most " + MAX_GADGETS + " gadgets");
    }
    return count;
  }

  private static final class MalformedRequestException extends Exception {
    private static final long serialVersionUID = 1L;

    MalformedRequestException(String message) {
      super(message);
    }
  }
}
