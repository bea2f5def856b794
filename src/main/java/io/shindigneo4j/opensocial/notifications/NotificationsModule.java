package io.shindigneo4j.opensocial.notifications;

import com.google.inject.AbstractModule;
import com.google.inject.Singleton;

/** Serves notifications from the graph. */
public final class NotificationsModule extends AbstractModule {

  @Override
  protected void configure() {
    bind(NotificationMarks.class).in(Singleton.class);
  }
}
