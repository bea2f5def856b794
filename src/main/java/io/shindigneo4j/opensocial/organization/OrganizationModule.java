package io.shindigneo4j.opensocial.organization;

import com.google.inject.AbstractModule;
import com.google.inject.Singleton;

/** Serves the hierarchy from the graph. */
public final class OrganizationModule extends AbstractModule {

  @Override
  protected void configure() {
    bind(HierarchyUpdates.class).in(Singleton.class);
    bind(HierarchyQueries.class).in(Singleton.class);
  }
}
