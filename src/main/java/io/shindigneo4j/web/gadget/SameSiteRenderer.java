package io.shindigneo4j.web.gadget;

import com.google.inject.Inject;
import java.util.Objects;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.common.uri.Uri;
import org.apache.shindig.gadgets.Gadget;
import org.apache.shindig.gadgets.GadgetException;
import org.apache.shindig.gadgets.http.HttpCache;
import org.apache.shindig.gadgets.http.RequestPipeline;
import org.apache.shindig.gadgets.preload.PipelineExecutor;
import org.apache.shindig.gadgets.render.ProxyRenderer;
import org.apache.shindig.gadgets.render.RenderingException;

/**
 * Renders a view that is a page of another site. The request may name another page, but of this
 * site alone: in the gadget's origin run only scripts of whom its author trusts.
 */
final class SameSiteRenderer extends ProxyRenderer {

  @Inject
  SameSiteRenderer(RequestPipeline pipeline, HttpCache cache, PipelineExecutor preloads) {
    super(pipeline, cache, preloads);
  }

  /** Fails with status 400 for a path that leads elsewhere. */
  @Override
  public String render(Gadget gadget) throws RenderingException, GadgetException {
    String path = gadget.getContext().getParameter(PATH_PARAM);
    if (path != null && !isOfSite(gadget.getCurrentView().getHref(), path)) {
      throw new RenderingException(
          "The path must be relative to the page of the gadget",
          HttpServletResponse.SC_BAD_REQUEST);
    }
    return super.render(gadget);
  }

  /**
   * Whether a path is a relative reference by RFC 3986, without a host, that stays on the site. It
   * resolves as Shindig does, which may append the path to the name of the host.
   */
  static boolean isOfSite(Uri page, String path) {
    try {
      Uri relative = Uri.parse(path);
      Uri target = Uri.parse(page.resolve(relative).toString());
      return relative.getScheme() == null
          && relative.getAuthority() == null
          && Objects.equals(target.getScheme(), page.getScheme())
          && Objects.equals(target.getAuthority(), page.getAuthority());
    } catch (IllegalArgumentException e) {
      return false;
    }
  }
}
