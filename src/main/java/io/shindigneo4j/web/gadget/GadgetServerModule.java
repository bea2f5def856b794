package io.shindigneo4j.web.gadget;

import com.google.common.collect.ImmutableList;
import com.google.inject.Inject;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import com.google.inject.multibindings.Multibinder;
import com.google.inject.name.Named;
import com.google.inject.name.Names;
import com.google.inject.util.Modules;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import org.apache.shindig.auth.SecurityTokenCodec;
import org.apache.shindig.common.crypto.BasicBlobCrypter;
import org.apache.shindig.common.servlet.Authority;
import org.apache.shindig.common.util.GenericDigestUtils;
import org.apache.shindig.config.ContainerConfig;
import org.apache.shindig.gadgets.DefaultGuiceModule;
import org.apache.shindig.gadgets.Gadget;
import org.apache.shindig.gadgets.LockedDomainService;
import org.apache.shindig.gadgets.config.DefaultConfigContributorModule;
import org.apache.shindig.gadgets.encoding.EncodingDetector.FallbackEncodingDetector;
import org.apache.shindig.gadgets.http.AbstractHttpCache;
import org.apache.shindig.gadgets.http.HttpRequest;
import org.apache.shindig.gadgets.http.HttpResponse;
import org.apache.shindig.gadgets.http.HttpResponseBuilder;
import org.apache.shindig.gadgets.js.JsServingPipelineModule;
import org.apache.shindig.gadgets.parse.GadgetHtmlParser;
import org.apache.shindig.gadgets.preload.PreloadModule;
import org.apache.shindig.gadgets.render.RenderModule;
import org.apache.shindig.gadgets.rewrite.AbsolutePathReferenceRewriter;
import org.apache.shindig.gadgets.rewrite.DefaultResponseRewriterRegistry;
import org.apache.shindig.gadgets.rewrite.GadgetRewriter;
import org.apache.shindig.gadgets.rewrite.MutableContent;
import org.apache.shindig.gadgets.rewrite.ResponseRewriter;
import org.apache.shindig.gadgets.rewrite.ResponseRewriterList.RewriteFlow;
import org.apache.shindig.gadgets.rewrite.ResponseRewriterRegistry;
import org.apache.shindig.gadgets.rewrite.RewriterRegistry;
import org.apache.shindig.gadgets.rewrite.RewritingException;
import org.apache.shindig.gadgets.servlet.GadgetsHandlerService;
import org.apache.shindig.gadgets.spec.View.ContentType;
import org.apache.shindig.gadgets.templates.TemplateModule;
import org.apache.shindig.gadgets.uri.DefaultIframeUriManager;
import org.apache.shindig.gadgets.uri.IframeUriManager;
import org.apache.shindig.gadgets.uri.ProxyUriBase;
import org.apache.shindig.gadgets.uri.UriModule;
import org.apache.shindig.gadgets.variables.SubstituterModule;

/**
 * Shindig's gadget side; stands in {@code guice-modules} where {@link DefaultGuiceModule} stood.
 * Leaves out what needs libraries that nobody maintains: Caja, NekoHTML, Sanselan, an old Closure
 * compiler. So nothing is cajoled, sanitized or compiled, and images come as they are; ICU would
 * guess encodings, which Shindig does not ask for by default.
 */
public final class GadgetServerModule extends DefaultGuiceModule {

  @Override
  protected void configure() {
    bind(ExecutorService.class).to(GadgetThreads.class);
    bind(Executor.class)
        .annotatedWith(Names.named("shindig.concat.executor"))
        .to(GadgetThreads.class);
    bind(Authority.class).to(RequestAuthority.class);
    bindConstant().annotatedWith(Names.named("shindig.jsload.ttl-secs")).to(60 * 60);
    bindConstant().annotatedWith(Names.named("shindig.jsload.require-onload-with-jsload")).to(true);
    installParts();
    bind(GadgetsHandlerService.class).to(UncajoledGadgetsService.class);
    bind(FallbackEncodingDetector.class).toInstance(new Latin1());
    bindRewriters();
    requestStaticInjection(
        HttpResponse.class,
        AbstractHttpCache.class,
        ProxyUriBase.class,
        GenericDigestUtils.class,
        BasicBlobCrypter.class);
    registerGadgetHandlers();
    registerFeatureHandlers();
  }

  private void installParts() {
    install(new HtmlParserModule());
    install(new DefaultConfigContributorModule());
    install(new PreloadModule());
    install(new RenderModule());
    install(new SubstituterModule());
    install(new TemplateModule());
    install(
        Modules.override(new UriModule())
            .with(frames -> frames.bind(IframeUriManager.class).to(GadgetFrames.class)));
    install(new JsServingPipelineModule());
  }

  /** In this order they work on a gadget's page. Templates are the browser's work. */
  private void bindRewriters() {
    Multibinder<GadgetRewriter> rewriters =
        Multibinder.newSetBinder(
            binder(), GadgetRewriter.class, Names.named("shindig.rewriters.gadget.set"));
    rewriters.addBinding().to(SanitizingRefusal.class);
    rewriters.addBinding().to(AbsolutePathReferenceRewriter.class);
    rewriters.addBinding().to(PageRewriter.class);
  }

  @Provides
  @Singleton
  @Named("shindig.rewriters.gadget")
  List<GadgetRewriter> rewriters(
      @Named("shindig.rewriters.gadget.set") Set<GadgetRewriter> rewriters) {
    return ImmutableList.copyOf(rewriters);
  }

  /** Of what a gadget or its viewer fetched. */
  @Provides
  @Singleton
  @RewriterRegistry(rewriteFlow = RewriteFlow.DEFAULT)
  ResponseRewriterRegistry responses(GadgetHtmlParser parser, SanitizingRefusal refusal) {
    return new DefaultResponseRewriterRegistry(List.of(refusal), parser);
  }

  /** Of everything that was fetched, before it is kept. */
  @Provides
  @Singleton
  @RewriterRegistry(rewriteFlow = RewriteFlow.REQUEST_PIPELINE)
  ResponseRewriterRegistry fetched(GadgetHtmlParser parser) {
    return new DefaultResponseRewriterRegistry(List.of(), parser);
  }

  /**
   * What is not UTF-8, and does not say what it is. Shindig's default is the same without a look.
   */
  private static final class Latin1 extends FallbackEncodingDetector {

    @Override
    public Charset detectEncoding(byte[] text) {
      return StandardCharsets.ISO_8859_1;
    }
  }

  /**
   * The addresses of the frames of gadgets. Every gadget can fetch, by {@code gadgets.io}, which
   * needs a token; so its frame has one, whatever the gadget requires. A page of another site has
   * one only if the gadget requires it.
   */
  private static final class GadgetFrames extends DefaultIframeUriManager {

    @Inject
    GadgetFrames(
        ContainerConfig containers, LockedDomainService hosts, SecurityTokenCodec securityTokens) {
      super(containers, hosts, securityTokens);
    }

    @Override
    protected boolean wantsSecurityToken(Gadget gadget) {
      return super.wantsSecurityToken(gadget) || !hasPageOfAnotherSite(gadget);
    }

    private static boolean hasPageOfAnotherSite(Gadget gadget) {
      return gadget.getSpec().getViews().values().stream()
          .anyMatch(view -> view.getType() == ContentType.URL);
    }
  }

  /**
   * Refuses what shall be sanitized or cajoled: Shindig did both by Caja. Whoever asks for it must
   * not get a page that only looks as if it were.
   */
  private static final class SanitizingRefusal implements GadgetRewriter, ResponseRewriter {
    private static final String REFUSAL = "Nothing is sanitized or cajoled here";

    @Override
    public void rewrite(Gadget gadget, MutableContent content) throws RewritingException {
      if (gadget.sanitizeOutput() || gadget.requiresCaja()) {
        throw new RewritingException(REFUSAL, HttpResponse.SC_NOT_IMPLEMENTED);
      }
    }

    @Override
    public void rewrite(HttpRequest request, HttpResponseBuilder response, Gadget gadget) {
      if (request.isSanitizationRequested()) {
        response
            .clearAllHeaders()
            .setHttpStatusCode(HttpResponse.SC_NOT_IMPLEMENTED)
            .setResponseString(REFUSAL);
      }
    }
  }
}
