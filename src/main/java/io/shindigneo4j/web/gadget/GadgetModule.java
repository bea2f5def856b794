package io.shindigneo4j.web.gadget;

import com.google.inject.AbstractModule;
import com.google.inject.multibindings.MapBinder;
import org.apache.shindig.gadgets.FeedProcessor;
import org.apache.shindig.gadgets.GadgetSpecFactory;
import org.apache.shindig.gadgets.config.ConfigContributor;
import org.apache.shindig.gadgets.parse.nekohtml.NekoSimplifiedHtmlParser;
import org.apache.shindig.gadgets.render.ServiceFetcher;
import org.apache.shindig.gadgets.servlet.HttpRequestHandler;

/** Replaces parts of Shindig's gadget side. */
public final class GadgetModule extends AbstractModule {

  @Override
  protected void configure() {
    bind(FeedProcessor.class).to(RomeFeedProcessor.class);
    bind(GadgetSpecFactory.class).to(UrlSpecFactory.class);
    bind(NekoSimplifiedHtmlParser.class).to(BoundedHtmlParser.class);
    bind(HttpRequestHandler.class).to(SignedInHttpHandler.class);
    bind(ServiceFetcher.class).to(LocalServices.class);
    MapBinder.newMapBinder(binder(), String.class, ConfigContributor.class)
        .addBinding(ProxyTokens.FEATURE)
        .to(ProxyTokens.class);
  }
}
