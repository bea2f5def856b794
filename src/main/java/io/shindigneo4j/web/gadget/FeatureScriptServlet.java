package io.shindigneo4j.web.gadget;

import com.google.inject.Inject;
import io.shindigneo4j.web.compression.Gzip;
import io.shindigneo4j.web.limit.RequestQuotas;
import io.shindigneo4j.web.limit.TooManyRequests;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.common.cache.Cache;
import org.apache.shindig.common.cache.CacheProvider;
import org.apache.shindig.gadgets.js.JsResponse;
import org.apache.shindig.gadgets.servlet.JsServlet;

/**
 * Shindig's servlet for the scripts of features, which compresses them and keeps them for a while.
 * What is asked for by its version never changes, so that browsers need not ask again.
 */
public final class FeatureScriptServlet extends JsServlet {
  private static final long serialVersionUID = 1L;

  /** To make a script takes as long as so many other requests. */
  private static final int TOKENS = 8;

  private transient Cache<String, FeatureScript> scripts;

  @Inject
  void setCaches(CacheProvider caches) {
    scripts = caches.createCache("featureScripts");
  }

  @Override
  protected void doGet(HttpServletRequest request, HttpServletResponse response)
      throws IOException {
    ScriptRequest asked = new ScriptRequest(request);
    FeatureScript script = scripts.getElement(asked.address());
    if (script != null && script.isFresh()) {
      write(script, request, response);
      return;
    }
    Optional<TooManyRequests> refusal = RequestQuotas.take(request, TOKENS);
    if (refusal.isEmpty()) {
      super.doGet(asked, response);
    } else {
      refusal.get().announce(response);
      response.sendError(TooManyRequests.STATUS, TooManyRequests.MESSAGE);
    }
  }

  @Override
  protected void emitJsResponse(
      JsResponse made, HttpServletRequest request, HttpServletResponse response)
      throws IOException {
    byte[] content = made.toJsString().getBytes(StandardCharsets.UTF_8);
    if (made.getStatusCode() != HttpServletResponse.SC_OK || content.length == 0) {
      super.emitJsResponse(made, request, response);
    } else {
      FeatureScript script = FeatureScript.of(content, made);
      scripts.addElement(((ScriptRequest) request).address(), script);
      write(script, request, response);
    }
  }

  private static void write(
      FeatureScript script, HttpServletRequest request, HttpServletResponse response)
      throws IOException {
    script.describe(response);
    if (script.isKnown(request)) {
      response.setStatus(HttpServletResponse.SC_NOT_MODIFIED);
      return;
    }
    List<String> accepted = Collections.list(request.getHeaders("Accept-Encoding"));
    byte[] sent = script.compressed();
    if (Gzip.isAccepted(accepted)) {
      response.setHeader("Content-Encoding", "gzip");
    } else {
      sent = Gzip.decompress(sent);
    }
    response.setContentType("text/javascript; charset=utf-8");
    response.setContentLength(sent.length);
    response.getOutputStream().write(sent);
  }
}
