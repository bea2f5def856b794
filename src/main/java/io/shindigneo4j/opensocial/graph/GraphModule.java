package io.shindigneo4j.opensocial.graph;

import com.google.inject.AbstractModule;
import com.google.inject.Singleton;

/** Binds the graph service. */
public final class GraphModule extends AbstractModule {

  @Override
  protected void configure() {
    bind(Neighbourhood.class).in(Singleton.class);
    bind(Connections.class).in(Singleton.class);
    bind(Recommendations.class).in(Singleton.class);
    bind(BlockedPeople.class).in(Singleton.class);
  }
}
