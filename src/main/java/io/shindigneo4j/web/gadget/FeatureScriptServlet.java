package io.shindigneo4j.web.gadget;

import io.shindigneo4j.web.compression.Gzip;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.common.servlet.HttpUtil;
import org.apache.shindig.gadgets.js.JsResponse;
import org.apache.shindig.gadgets.servlet.JsServlet;

/**
 * Shindig's servlet for the scripts of features, which compresses them. What is asked for by its
 * version never changes, so that browsers need not ask again.
 */
public final class FeatureScriptServlet extends JsServlet {
  private static final long serialVersionUID = 1L;

  @Override
  protected void emitJsResponse(
      JsResponse script, HttpServletRequest request, HttpServletResponse response)
      throws IOException {
    byte[] content = script.toJsString().getBytes(StandardCharsets.UTF_8);
    if (script.getStatusCode() != HttpServletResponse.SC_OK || content.length == 0) {
      super.emitJsResponse(script, request, response);
    } else {
      setCaching(script, response);
      write(content, request, response);
    }
  }

  private static void setCaching(JsResponse script, HttpServletResponse response) {
    int seconds = script.getCacheTtlSecs();
    if (seconds < 0) {
      response.setHeader("Cache-Control", "public, max-age=31536000, immutable");
    } else {
      HttpUtil.setCachingHeaders(response, seconds, !script.isProxyCacheable());
    }
  }

  private static void write(
      byte[] content, HttpServletRequest request, HttpServletResponse response) throws IOException {
    byte[] sent = content;
    response.addHeader("Vary", "Accept-Encoding");
    if (Gzip.isAccepted(Collections.list(request.getHeaders("Accept-Encoding")))) {
      response.setHeader("Content-Encoding", "gzip");
      sent = Gzip.compressQuickly(content);
    }
    response.setContentType("text/javascript; charset=utf-8");
    response.setContentLength(sent.length);
    response.getOutputStream().write(sent);
  }
}
