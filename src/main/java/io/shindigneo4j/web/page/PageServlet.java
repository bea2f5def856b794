package io.shindigneo4j.web.page;

import java.io.IOException;
import java.util.Arrays;
import java.util.concurrent.CompletionException;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.common.servlet.InjectedServlet;
import org.apache.shindig.protocol.ProtocolException;

/** Answers requests about who somebody is: never kept by anybody, and refused in a sentence. */
public abstract class PageServlet extends InjectedServlet {
  private static final long serialVersionUID = 1L;
  private static final Class<?>[] EXCHANGE = {HttpServletRequest.class, HttpServletResponse.class};

  /** What a subclass does not override is refused with 405. */
  protected void get(HttpServletRequest request, HttpServletResponse response)
      throws IOException, Refusal {
    throw notAllowed();
  }

  /** What a subclass does not override is refused with 405. */
  protected void post(HttpServletRequest request, HttpServletResponse response)
      throws IOException, Refusal {
    throw notAllowed();
  }

  /** What a browser asks before a page of another site may call; refused with 405, too. */
  protected void options(HttpServletRequest request, HttpServletResponse response)
      throws IOException, Refusal {
    throw notAllowed();
  }

  @Override
  protected final void service(HttpServletRequest request, HttpServletResponse response)
      throws IOException {
    PageHeaders.set(response);
    try {
      switch (request.getMethod()) {
        case "GET", "HEAD" -> get(request, response); // the server sends no body of the latter
        case "POST" -> post(request, response);
        case "OPTIONS" -> options(request, response);
        default -> throw notAllowed();
      }
    } catch (Refusal e) {
      if (e.status() == HttpServletResponse.SC_METHOD_NOT_ALLOWED) {
        response.setHeader("Allow", allowed());
      }
      response.sendError(e.status(), e.getMessage());
    } catch (CompletionException e) {
      if (!(e.getCause() instanceof ProtocolException failure)) {
        throw e;
      }
      response.sendError(failure.getCode(), failure.getMessage());
    }
  }

  /** Leads a browser on, by {@code GET}. */
  protected static void redirect(HttpServletResponse response, String address) {
    response.setStatus(HttpServletResponse.SC_SEE_OTHER);
    response.setHeader("Location", address);
  }

  /** The methods that a subclass has overridden, as the header names them (RFC 9110, 15.5.6). */
  private String allowed() {
    return Stream.of("get", "post")
        .filter(this::isOverridden)
        .map(method -> method.equals("get") ? "GET, HEAD" : "POST")
        .collect(Collectors.joining(", "));
  }

  private boolean isOverridden(String method) {
    return Stream.<Class<?>>iterate(
            getClass(), type -> type != PageServlet.class, Class::getSuperclass)
        .flatMap(type -> Stream.of(type.getDeclaredMethods()))
        .anyMatch(
            declared ->
                declared.getName().equals(method)
                    && Arrays.equals(declared.getParameterTypes(), EXCHANGE));
  }

  private static Refusal notAllowed() {
    return new Refusal(HttpServletResponse.SC_METHOD_NOT_ALLOWED, "The method is not allowed here");
  }
}
