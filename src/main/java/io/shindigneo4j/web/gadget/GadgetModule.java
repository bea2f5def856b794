package io.shindigneo4j.web.gadget;

import com.google.inject.AbstractModule;
import com.google.inject.multibindings.MapBinder;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.Callable;
import org.apache.shindig.common.uri.Uri;
import org.apache.shindig.common.uri.UriParser;
import org.apache.shindig.expressions.ELTypeConverter;
import org.apache.shindig.gadgets.FeedProcessor;
import org.apache.shindig.gadgets.Gadget;
import org.apache.shindig.gadgets.GadgetSpecFactory;
import org.apache.shindig.gadgets.MessageBundleFactory;
import org.apache.shindig.gadgets.config.ConfigContributor;
import org.apache.shindig.gadgets.js.JsServingPipeline;
import org.apache.shindig.gadgets.preload.PreloadedData;
import org.apache.shindig.gadgets.preload.PreloaderService;
import org.apache.shindig.gadgets.render.HtmlRenderer;
import org.apache.shindig.gadgets.render.ProxyRenderer;
import org.apache.shindig.gadgets.render.ServiceFetcher;
import org.apache.shindig.gadgets.servlet.HttpRequestHandler;
import org.apache.shindig.gadgets.variables.VariableSubstituter;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Replaces parts of Shindig's gadget side. */
public final class GadgetModule extends AbstractModule {
  private static final String ROME = "com.rometools.rome.io.SyndFeedInput";
  private static final Logger LOG = LoggerFactory.getLogger(GadgetModule.class);

  @Override
  protected void configure() {
    bindFeeds();
    bind(UriParser.class).to(BoundedUriParser.class);
    requestStaticInjection(Uri.class);
    bind(GadgetSpecFactory.class).to(UrlSpecFactory.class);
    bind(ELTypeConverter.class).to(ExpressionLimits.Converter.class);
    bind(MessageBundleFactory.class).to(BoundedMessages.class);
    bind(HtmlRenderer.class).to(BoundedRenderer.class);
    bind(HttpRequestHandler.class).to(SignedInHttpHandler.class);
    bind(JsServingPipeline.class).to(BoundedFeatures.class);
    bind(PreloaderService.class).to(NoPreloads.class);
    bind(ProxyRenderer.class).to(SameSiteRenderer.class);
    bind(VariableSubstituter.class).to(BoundedSubstituter.class);
    bind(ServiceFetcher.class).to(LocalServices.class);
    MapBinder.newMapBinder(binder(), String.class, ConfigContributor.class)
        .addBinding(ProxyTokens.FEATURE)
        .to(ProxyTokens.class);
  }

  /** ROME is in our WAR; a Shindig that has our classes alone may lack it. */
  private void bindFeeds() {
    try {
      Class.forName(ROME, false, GadgetModule.class.getClassLoader());
      bind(FeedProcessor.class).to(RomeFeedProcessor.class);
    } catch (ClassNotFoundException e) {
      LOG.warn("Feeds are read without limits: there is no ROME 2 (rome, rome-modules, jdom2)");
    }
  }

  /**
   * Fetches nothing while a gadget is rendered, which anybody can ask for. The gadget itself
   * fetches it with its token.
   */
  private static final class NoPreloads implements PreloaderService {

    @Override
    public Collection<PreloadedData> preload(Gadget gadget) {
      return List.of();
    }

    @Override
    public Collection<PreloadedData> preload(Collection<Callable<PreloadedData>> tasks) {
      return List.of();
    }
  }
}
