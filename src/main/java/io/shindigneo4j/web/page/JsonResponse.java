package io.shindigneo4j.web.page;

import java.io.IOException;
import java.util.Map;
import javax.servlet.http.HttpServletResponse;
import org.json.JSONObject;

/** Answers that scripts read. */
public final class JsonResponse {
  private JsonResponse() {}

  public static void write(HttpServletResponse response, int status, Map<String, ?> object)
      throws IOException {
    write(response, status, new JSONObject(object).toString());
  }

  /** Writes what a library has made already. */
  public static void write(HttpServletResponse response, int status, String json)
      throws IOException {
    response.setStatus(status);
    response.setContentType("application/json;charset=UTF-8");
    response.getWriter().write(json);
  }
}
