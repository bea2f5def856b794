package io.shindigneo4j.packs.crossreference;

import io.shindigneo4j.server.pack.PackModule;

/** Binds the procedures of the pack. Named in META-INF/services. */
public final class CrossReferenceModule extends PackModule {

  static final String VERSION = "1.0";

  @Override
  protected void configure() {
    bindProcedure(Hello.class);
    bindProcedure(ReferenceCheck.class);
    bindProcedure(Generate.class);
    bindProcedure(Clear.class);
  }
}
