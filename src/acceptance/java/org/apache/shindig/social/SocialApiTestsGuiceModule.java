package org.apache.shindig.social;

import com.google.inject.AbstractModule;
import io.shindigneo4j.acceptance.AcceptanceModule;

/**
 * What Shindig's own tests make their injector of, by this name: stands before Shindig's class on
 * the class path, and puts the graph in the place of the sample back end.
 */
public final class SocialApiTestsGuiceModule extends AbstractModule {

  @Override
  protected void configure() {
    install(new AcceptanceModule());
  }
}
