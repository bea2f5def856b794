package io.shindigneo4j.server.pack;

import com.google.inject.AbstractModule;
import com.google.inject.Guice;
import com.google.inject.Injector;
import com.google.inject.Key;
import com.google.inject.Module;
import com.google.inject.Stage;
import com.google.inject.TypeLiteral;
import io.shindigneo4j.server.procedure.Procedure;
import io.shindigneo4j.server.procedure.ReferenceCount;
import io.shindigneo4j.server.procedure.RegisteredProcedure;
import io.shindigneo4j.server.source.ProcedureSource;
import io.shindigneo4j.server.source.ProcedureSourceException;
import io.shindigneo4j.server.source.SourceLoader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.neo4j.dbms.api.DatabaseManagementService;
import org.neo4j.logging.Log;

/** Loads packs from jars. */
public final class PackLoader implements SourceLoader {

  private static final int MAX_PROCEDURES = 1_000;

  private static final Key<Set<Procedure<?>>> PROCEDURES = Key.get(new TypeLiteral<>() {});
  private static final Key<Set<PackLife>> LIVES = Key.get(new TypeLiteral<>() {});

  private final JarCopies copies;
  private final Module server;
  private final Log log;

  /**
   * @param temporary the folder for copies of jars in use
   */
  public PackLoader(DatabaseManagementService databases, Path temporary, Log log) {
    this.copies = new JarCopies(temporary);
    this.server = new ServerModule(databases, log);
    this.log = log;
  }

  @Override
  public ProcedureSource load(Path file) {
    PackJar jar = open(file);
    try {
      return PackInvocation.run(jar.loader(), () -> pack("pack " + file.getFileName(), jar));
    } catch (ProcedureSourceException e) {
      close(jar);
      throw e;
    }
  }

  private PackJar open(Path file) {
    try {
      return PackJar.open(file, copies);
    } catch (IOException e) {
      throw new ProcedureSourceException("it cannot be read as a jar: " + e);
    }
  }

  private void close(PackJar jar) {
    try {
      jar.close();
    } catch (IOException e) {
      log.warn("The copy of a pack cannot be deleted: " + e);
    }
  }

  private Pack pack(String origin, PackJar jar) {
    List<Module> modules = new ArrayList<>(jar.modules());
    modules.add(server);
    Injector injector = Guice.createInjector(Stage.PRODUCTION, modules);
    ReferenceCount references = new ReferenceCount();
    List<RegisteredProcedure> procedures =
        registered(injector.getInstance(PROCEDURES), origin, references);
    return new Pack(origin, jar, references, procedures, injector.getInstance(LIVES), log);
  }

  private static List<RegisteredProcedure> registered(
      Set<Procedure<?>> bound, String origin, ReferenceCount references) {
    if (bound.isEmpty() || bound.size() > MAX_PROCEDURES) {
      throw new ProcedureSourceException(
          "it binds %d procedures, not 1 to %d".formatted(bound.size(), MAX_PROCEDURES));
    }
    List<RegisteredProcedure> procedures = new ArrayList<>();
    Set<String> names = new HashSet<>();
    for (Procedure<?> procedure : bound) {
      RegisteredProcedure registered = RegisteredProcedure.of(procedure, origin, references);
      if (!names.add(registered.name())) {
        throw new ProcedureSourceException(
            "two of its procedures have the name " + registered.name());
      }
      procedures.add(registered);
    }
    procedures.sort(Comparator.comparing(RegisteredProcedure::name));
    return procedures;
  }

  /** Binds what packs can have injected. */
  static final class ServerModule extends AbstractModule {

    private final DatabaseManagementService databases;
    private final Log log;

    ServerModule(DatabaseManagementService databases, Log log) {
      this.databases = databases;
      this.log = log;
    }

    @Override
    protected void configure() {
      bind(DatabaseManagementService.class).toInstance(databases);
      bind(Log.class).toInstance(log);
      PackModule.procedures(binder());
      PackModule.lives(binder());
    }
  }
}
