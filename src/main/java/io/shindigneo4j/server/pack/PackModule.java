package io.shindigneo4j.server.pack;

import com.google.inject.AbstractModule;
import com.google.inject.Binder;
import com.google.inject.Singleton;
import com.google.inject.TypeLiteral;
import com.google.inject.multibindings.Multibinder;
import io.shindigneo4j.server.procedure.Procedure;

/**
 * The entry point of a pack. The jar names a public subclass with a public constructor without
 * arguments in {@code META-INF/services/com.google.inject.Module}. The subclass binds procedures in
 * {@link #configure}. Any other Guice module works as well, with a {@link Multibinder} of {@code
 * Procedure<?>}.
 *
 * <p>Neo4j's {@code DatabaseManagementService} and {@code Log} can be injected.
 */
public abstract class PackModule extends AbstractModule {

  private static final TypeLiteral<Procedure<?>> PROCEDURE = new TypeLiteral<>() {};

  static Multibinder<Procedure<?>> procedures(Binder binder) {
    return Multibinder.newSetBinder(binder, PROCEDURE);
  }

  static Multibinder<PackLife> lives(Binder binder) {
    return Multibinder.newSetBinder(binder, PackLife.class);
  }

  /** Binds a procedure as a singleton. */
  protected final void bindProcedure(Class<? extends Procedure<?>> type) {
    bind(type).in(Singleton.class);
    procedures(binder()).addBinding().to(type);
  }

  /** Binds a part that is started and stopped with the pack, as a singleton. */
  protected final void bindLife(Class<? extends PackLife> type) {
    bind(type).in(Singleton.class);
    lives(binder()).addBinding().to(type);
  }
}
