package io.shindigneo4j.web.audit;

import com.google.inject.AbstractModule;
import com.google.inject.Inject;
import com.google.inject.Provider;
import io.shindigneo4j.opensocial.configuration.SettingSources;
import org.apache.shindig.common.servlet.GuiceServletContextListener.CleanupHandler;

/** Writes the audit, until the servlet context ends. */
public final class AuditModule extends AbstractModule {

  @Override
  protected void configure() {
    bind(AuditLog.class)
        .toProvider(Opening.class)
        .asEagerSingleton(); // a file that cannot be written is refused at the start
  }

  private static final class Opening implements Provider<AuditLog> {
    private final CleanupHandler cleanup;

    @Inject
    Opening(CleanupHandler cleanup) {
      this.cleanup = cleanup;
    }

    @Override
    public AuditLog get() {
      AuditLog log = SettingSources.read(find -> AuditOutput.open(AuditSettings.from(find)));
      cleanup.register(log::close);
      return log;
    }
  }
}
