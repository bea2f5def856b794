package io.shindigneo4j.web.gadget;

import io.shindigneo4j.opensocial.request.JsonSyntax;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
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

  /** A thread fetches each. */
  private static final int MOST_GADGETS = 100;

  @Override
  protected void service(HttpServletRequest request, HttpServletResponse response)
      throws ServletException, IOException {
    try {
      super.service(checked(request), response);
    } catch (MalformedRequestException e) {
      response.sendError(HttpServletResponse.SC_BAD_REQUEST, e.getMessage());
    }
  }

  private static HttpServletRequest checked(HttpServletRequest request)
      throws IOException, MalformedRequestException {
    if (request.getMethod().equals("POST")) {
      byte[] body = request.getInputStream().readAllBytes();
      check(new String(body, charset(request)));
      return new ReadRequest(request, body);
    }
    if (request.getParameter(QUERY) != null) {
      check(request.getParameter(QUERY));
    }
    return request;
  }

  private static Charset charset(HttpServletRequest request) throws MalformedRequestException {
    String name = request.getCharacterEncoding();
    try {
      return name == null ? StandardCharsets.UTF_8 : Charset.forName(name);
    } catch (IllegalCharsetNameException | UnsupportedCharsetException e) {
      throw new MalformedRequestException("The charset is unknown");
    }
  }

  private static void check(String json) throws MalformedRequestException {
    JSONArray gadgets;
    try {
      gadgets = new JSONObject(JsonSyntax.checked(json)).optJSONArray("gadgets");
    } catch (IllegalArgumentException | JSONException e) {
      throw new MalformedRequestException("The request is not valid JSON");
    }
    if (gadgets != null && gadgets.length() > MOST_GADGETS) {
      throw new MalformedRequestException("A request has at most " + MOST_GADGETS + " gadgets");
    }
  }

  private static final class MalformedRequestException extends Exception {
    private static final long serialVersionUID = 1L;

    MalformedRequestException(String message) {
      super(message);
    }
  }
}
