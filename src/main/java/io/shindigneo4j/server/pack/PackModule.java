package io.shindigneo4j.server.pack;

import com.google.inject.AbstractModule;
import com.google.inject.Binder;
import com.google.inject.Singleton;
import com.google.inject.TypeLiteral;
import com.google.inject.multibindings.Multibinder;
import io.shindigneo4j.server.procedure.Procedure;

/**
 * What a pack begins with: a subclass, public and with a constructor without arguments, that its
 * jar names in {@code META-INF/services/com.google.inject.Module}. It binds procedures in {@link
 * #configure}; any other module of Guice does as well, by a {@link Multibinder} of {@code
 * Procedure<?>}.
 *
 * <p>Bound already are Neo4j's {@code DatabaseManagementService} and {@code Log}.
 */
public abstract class PackModule extends AbstractModule {

  private static final TypeLiteral<Procedure<?>> PROCEDURE = new TypeLiteral<>() {};

  static Multibinder<Procedure<?>> procedures(Binder binder) {
    return Multibinder.newSetBinder(binder, PROCEDURE);
  }

  static Multibinder<PackLife> lives(Binder binder) {
    return Multibinder.newSetBinder(binder, PackLife.class);
  }

  /** Brings a procedure. There is one instance of it. */
  protected final void bindProcedure(Class<? extends Procedure<?>> type) {
    bind(type).in(Singleton.class);
    procedures(binder()).addBinding().to(type);
  }

  /** Has something started and stopped with the pack. There is one instance of it. */
  protected final void bindLife(Class<? extends PackLife> type) {
    bind(type).in(Singleton.class);
    lives(binder()).addBinding().to(type);
  }
}
