package io.shindigneo4j.opensocial.friendships;

import com.google.inject.AbstractModule;
import com.google.inject.Singleton;

/** Serves friendships from the graph. */
public final class FriendshipsModule extends AbstractModule {

  @Override
  protected void configure() {
    bind(Friendships.class).in(Singleton.class);
  }
}
