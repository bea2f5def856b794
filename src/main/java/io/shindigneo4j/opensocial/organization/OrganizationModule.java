package io.shindigneo4j.opensocial.organization;

import com.google.inject.AbstractModule;
import com.google.inject.Singleton;

/** Serves the hierarchy from the graph. */
public final class OrganizationModule extends AbstractModule {

  @Override
  protected void configure() {
    bind(HierarchyKeeping.class).in(Singleton.class);
    bind(HierarchyReading.class).in(Singleton.class);
  }
}
