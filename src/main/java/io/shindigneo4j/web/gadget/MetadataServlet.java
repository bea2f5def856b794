package io.shindigneo4j.web.gadget;

import com.google.inject.Inject;
import com.google.inject.name.Named;
import io.shindigneo4j.opensocial.request.JsonSyntax;
import io.shindigneo4j.web.limit.BatchLimit;
import io.shindigneo4j.web.limit.RequestQuotas;
import io.shindigneo4j.web.limit.TooManyRequests;
import io.shindigneo4j.web.origin.ContainerNames;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.util.Optional;
import java.util.Set;
import javax.servlet.ServletException;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.common.servlet.HttpUtil;
import org.apache.shindig.config.ContainerConfig;
import org.apache.shindig.gadgets.servlet.RpcServlet;
import org.json.JSONArray;
import org.json.JSONException;
import org.json.JSONObject;

/** Shindig's {@code /gadgets/metadata}, for valid JSON and few gadgets alone. */
public final class MetadataServlet extends RpcServlet {
  private static final long serialVersionUID = 1L;
  private static final String QUERY = "req";
  private static final Set<String> READING = Set.of("GET", "HEAD");
  private static final String CALLBACK = "callback";

  private transient ContainerConfig containers;
  private boolean callbacks;

  @Inject
  void setContainers(ContainerConfig configuration) {
    containers = configuration;
  }

  @Inject
  @Override
  public void setJSONPAllowed(@Named("shindig.allowJSONP") Boolean allowed) {
    super.setJSONPAllowed(allowed);
    callbacks = allowed;
  }

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

  private Call call(HttpServletRequest request) throws IOException, MalformedRequestException {
    if (request.getMethod().equals("POST")) {
      byte[] body = request.getInputStream().readAllBytes();
      int gadgets = gadgets(new String(body, charset(request)));
      return new Call(new ReadRequest(request, body), gadgets);
    }
    return READING.contains(request.getMethod())
        ? new Call(request, gadgets(query(request)))
        : new Call(request, 0);
  }

  private String query(HttpServletRequest request) throws MalformedRequestException {
    if (callbacks && request.getParameter(CALLBACK) == null) {
      throw new MalformedRequestException("The parameter " + CALLBACK + " is missing");
    }
    try {
      HttpUtil.isJSONP(request); // throws for a callback that is not a name
    } catch (IllegalArgumentException e) {
      throw new MalformedRequestException(e.getMessage());
    }
    String query = request.getParameter(QUERY);
    if (query == null) {
      throw new MalformedRequestException("The parameter " + QUERY + " is missing");
    }
    return query;
  }

  private static Charset charset(HttpServletRequest request) throws MalformedRequestException {
    String name = request.getCharacterEncoding();
    try {
      return name == null ? StandardCharsets.UTF_8 : Charset.forName(name);
    } catch (IllegalCharsetNameException | UnsupportedCharsetException e) {
      throw new MalformedRequestException("The charset is unknown");
    }
  }

  private int gadgets(String json) throws MalformedRequestException {
    JSONObject request;
    try {
      request = new JSONObject(JsonSyntax.checked(json));
    } catch (IllegalArgumentException | JSONException e) {
      throw new MalformedRequestException("The request is not valid JSON");
    }
    JSONObject context = request.optJSONObject("context");
    if (context != null && !ContainerNames.isKnown(containers, context.optString("container"))) {
      throw new MalformedRequestException(ContainerNames.REFUSAL);
    }
    JSONArray gadgets = request.optJSONArray("gadgets");
    int count = gadgets == null ? 0 : gadgets.length();
    if (count > BatchLimit.MAX) {
      throw new MalformedRequestException("A request has at most " + BatchLimit.MAX + " gadgets");
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
