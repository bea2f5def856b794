package io.shindigneo4j.web.outbound;

import com.google.inject.AbstractModule;
import com.google.inject.Injector;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import com.google.inject.name.Named;
import io.shindigneo4j.opensocial.configuration.SettingSources;
import java.time.InstantSource;
import org.apache.shindig.common.servlet.GuiceServletContextListener.CleanupHandler;
import org.apache.shindig.gadgets.http.HttpCache;
import org.apache.shindig.gadgets.http.HttpFetcher;
import org.apache.shindig.gadgets.http.RequestPipeline;

/** Keeps the requests of gadgets away from internal addresses, and within limits. */
public final class OutboundModule extends AbstractModule {

  @Override
  protected void configure() {
    bind(HttpCache.class).to(WeightedHttpCache.class);
  }

  /** Needs Shindig's gadget side, which a server of the social side alone has not. */
  @Provides
  RequestPipeline pipeline(Injector injector) {
    return injector.getInstance(GadgetRequestPipeline.class);
  }

  @Provides
  @Singleton
  HttpFetcher fetcher(
      @Named("org.apache.shindig.gadgets.http.basicHttpFetcherProxy") String proxy,
      OutboundPolicy policy,
      OutboundLimits limits,
      CleanupHandler cleanup) {
    FetchLog log = new FetchLog(InstantSource.system());
    BoundedHttpFetcher fetcher = new BoundedHttpFetcher(proxy, policy, limits, log);
    cleanup.register(fetcher::close);
    return fetcher;
  }

  @Provides
  @Singleton
  OutboundPolicy policy() {
    return new OutboundPolicy(SettingSources.read(InternalHosts::from));
  }

  @Provides
  @Singleton
  OutboundLimits limits() {
    return SettingSources.read(OutboundLimits::from);
  }
}
