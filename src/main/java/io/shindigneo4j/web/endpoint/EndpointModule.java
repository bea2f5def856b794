package io.shindigneo4j.web.endpoint;

import com.google.inject.AbstractModule;
import com.google.inject.Singleton;
import com.google.inject.multibindings.OptionalBinder;
import io.shindigneo4j.driver.TraceContext;
import io.shindigneo4j.opensocial.configuration.SettingSources;
import io.shindigneo4j.opensocial.execution.CallScheduler;
import io.shindigneo4j.web.limit.CallShares;
import io.shindigneo4j.web.log.LoggedRequest;
import org.apache.shindig.protocol.multipart.MultipartFormParser;

/** Replaces parts of Shindig that read requests, and shares the database between those who ask. */
public final class EndpointModule extends AbstractModule {

  @Override
  protected void configure() {
    bind(MultipartFormParser.class).to(BoundedForms.class);
    OptionalBinder.newOptionalBinder(binder(), CallScheduler.class)
        .setBinding()
        .toProvider(() -> SettingSources.read(CallShares::from))
        .in(Singleton.class);
    OptionalBinder.newOptionalBinder(binder(), TraceContext.class)
        .setDefault()
        .toInstance(() -> LoggedRequest.current().traceparent());
  }
}
