package io.shindigneo4j.opensocial.search;

import com.google.inject.AbstractModule;
import com.google.inject.Singleton;

/** Finds people in the graph. */
public final class SearchModule extends AbstractModule {

  @Override
  protected void configure() {
    bind(PeopleFinder.class).in(Singleton.class);
  }
}
