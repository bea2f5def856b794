package io.shindigneo4j.web.outbound;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import io.shindigneo4j.opensocial.configuration.SettingSources;
import org.apache.shindig.gadgets.http.HttpFetcher;

/** Keeps the requests of gadgets away from internal addresses. */
public final class OutboundModule extends AbstractModule {

  @Override
  protected void configure() {
    bind(HttpFetcher.class).to(PublicHttpFetcher.class);
  }

  @Provides
  @Singleton
  OutboundPolicy policy() {
    return new OutboundPolicy(SettingSources.read(InternalHosts::from));
  }
}
