package org.example.hello;

import io.shindigneo4j.server.pack.PackModule;

/** What the pack brings; named in META-INF/services. */
public final class HelloModule extends PackModule {

  @Override
  protected void configure() {
    bindProcedure(FriendNames.class);
  }
}
