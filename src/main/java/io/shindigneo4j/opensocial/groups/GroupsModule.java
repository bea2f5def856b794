package io.shindigneo4j.opensocial.groups;

import com.google.inject.AbstractModule;
import com.google.inject.Singleton;
import org.apache.shindig.social.opensocial.spi.GroupService;

/** Serves groups from the graph. */
public final class GroupsModule extends AbstractModule {

  @Override
  protected void configure() {
    bind(GraphGroupService.class).in(Singleton.class);
    bind(GroupService.class).to(GraphGroupService.class);
    bind(GroupUpdates.class).in(Singleton.class);
    bind(Memberships.class).in(Singleton.class);
    bind(Members.class).in(Singleton.class);
  }
}
