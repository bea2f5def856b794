package io.shindigneo4j.web.token;

import com.google.inject.AbstractModule;
import org.apache.shindig.gadgets.servlet.GadgetsHandler;

/** Restricts who gets tokens for which gadgets. */
public final class GadgetTokensModule extends AbstractModule {

  @Override
  protected void configure() {
    bind(GadgetsHandler.class).to(GadgetTokensHandler.class);
  }
}
