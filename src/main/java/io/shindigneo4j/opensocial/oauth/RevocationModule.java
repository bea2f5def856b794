package io.shindigneo4j.opensocial.oauth;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import com.google.inject.multibindings.OptionalBinder;
import io.shindigneo4j.opensocial.configuration.SettingSources;
import io.shindigneo4j.opensocial.configuration.SettingValues;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.schema.authorization.RevocationOperations;
import io.shindigneo4j.schema.authorization.RevocationOperations.ListRevocations;
import io.shindigneo4j.schema.authorization.RevocationOperations.Revocation;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletionException;
import org.apache.shindig.common.servlet.GuiceServletContextListener.CleanupHandler;

/** Has what was revoked refused. */
public final class RevocationModule extends AbstractModule {

  private static final Duration TIMEOUT = Duration.ofSeconds(5);

  @Override
  protected void configure() {
    OptionalBinder.newOptionalBinder(binder(), RevocationCheck.class)
        .setBinding()
        .to(RevocationList.class);
  }

  /** Ends with the servlet context. */
  @Provides
  @Singleton
  RevocationList revocations(OperationRunner operations, Clock clock, CleanupHandler cleanup) {
    RevocationList list = new RevocationList(source(operations), clock);
    cleanup.register(list::close);
    list.start(
        SettingSources.read(find -> new SettingValues(find).duration(RevocationSetting.INTERVAL)));
    return list;
  }

  private static RevocationSource source(OperationRunner operations) {
    return sequence -> after(operations, sequence);
  }

  private static List<Revocation> after(OperationRunner operations, long sequence) {
    try {
      return operations
          .poll(RevocationOperations.LIST, new ListRevocations(sequence), TIMEOUT)
          .join();
    } catch (CompletionException e) {
      throw e.getCause() instanceof RuntimeException failure ? failure : e;
    }
  }
}
