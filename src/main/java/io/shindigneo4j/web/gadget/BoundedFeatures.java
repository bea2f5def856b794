package io.shindigneo4j.web.gadget;

import com.google.common.collect.Iterables;
import com.google.inject.Inject;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.gadgets.js.DefaultJsServingPipeline;
import org.apache.shindig.gadgets.js.JsException;
import org.apache.shindig.gadgets.js.JsProcessorRegistry;
import org.apache.shindig.gadgets.js.JsRequest;
import org.apache.shindig.gadgets.js.JsResponse;

/**
 * The scripts of few features at a time. Whoever asks for scripts names features: in an address, in
 * a call of {@code gadgets.js}, in the parameter {@code libs} of a gadget's page.
 */
final class BoundedFeatures extends DefaultJsServingPipeline {
  static final int MAX = 200;
  static final int MAX_LENGTH = 200;

  @Inject
  BoundedFeatures(JsProcessorRegistry processors) {
    super(processors);
  }

  /**
   * @throws JsException with status 400 for too many features, or too long names
   */
  @Override
  public JsResponse execute(JsRequest request) throws JsException {
    Iterable<String> names =
        Iterables.concat(request.getJsUri().getLibs(), request.getJsUri().getLoadedLibs());
    if (Iterables.size(names) > MAX || Iterables.any(names, name -> name.length() > MAX_LENGTH)) {
      throw new JsException(
          HttpServletResponse.SC_BAD_REQUEST,
          "A request names at most %d features, each of %d characters".formatted(MAX, MAX_LENGTH));
    }
    return super.execute(request);
  }
}
