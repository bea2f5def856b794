package io.shindigneo4j.opensocial.messages;

import com.google.inject.AbstractModule;
import com.google.inject.Singleton;
import org.apache.shindig.social.opensocial.spi.MessageService;

/** Serves messages from the graph. */
public final class MessagesModule extends AbstractModule {

  @Override
  protected void configure() {
    bind(MessageService.class).to(GraphMessageService.class).in(Singleton.class);
  }
}
