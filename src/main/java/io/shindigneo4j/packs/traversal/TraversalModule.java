package io.shindigneo4j.packs.traversal;

import io.shindigneo4j.server.pack.PackModule;

/** Binds the procedures of the pack. Named in META-INF/services. */
public final class TraversalModule extends PackModule {

  static final String VERSION = "1.0";

  @Override
  protected void configure() {
    bindLife(KindCaches.class);
    bindProcedure(TreePopulate.class);
    bindProcedure(TreeClear.class);
    bindProcedure(TrueCount.class);
  }
}
