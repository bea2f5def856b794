package io.shindigneo4j.opensocial.access;

import com.google.inject.AbstractModule;
import com.google.inject.Singleton;
import com.google.inject.multibindings.OptionalBinder;

/** The default policy, which another binding replaces. */
public final class AccessModule extends AbstractModule {

  @Override
  protected void configure() {
    OptionalBinder.newOptionalBinder(binder(), AccessPolicy.class)
        .setDefault()
        .to(DefaultAccessPolicy.class)
        .in(Singleton.class);
    bind(AccessControl.class).in(Singleton.class);
  }
}
