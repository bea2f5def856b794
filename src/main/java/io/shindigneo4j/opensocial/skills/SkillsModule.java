package io.shindigneo4j.opensocial.skills;

import com.google.inject.AbstractModule;
import com.google.inject.Singleton;

/** Serves skills from the graph. */
public final class SkillsModule extends AbstractModule {

  @Override
  protected void configure() {
    bind(SkillUpdates.class).in(Singleton.class);
    bind(SkillQueries.class).in(Singleton.class);
  }
}
