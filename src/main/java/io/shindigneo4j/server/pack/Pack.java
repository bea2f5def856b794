package io.shindigneo4j.server.pack;

import io.shindigneo4j.server.procedure.ReferenceCount;
import io.shindigneo4j.server.procedure.RegisteredProcedure;
import io.shindigneo4j.server.source.ProcedureSource;
import io.shindigneo4j.server.source.ProcedureSourceException;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import org.neo4j.logging.Log;

/** A loaded pack. */
final class Pack implements ProcedureSource {

  private final String origin;
  private final PackJar jar;
  private final ReferenceCount references;
  private final List<RegisteredProcedure> procedures;
  private final Collection<PackLife> lives;
  private final Log log;

  /** The last one started comes first. */
  private final Deque<PackLife> started = new ArrayDeque<>();

  Pack(
      String origin,
      PackJar jar,
      ReferenceCount references,
      List<RegisteredProcedure> procedures,
      Collection<PackLife> lives,
      Log log) {
    this.origin = origin;
    this.jar = jar;
    this.references = references;
    this.procedures = procedures;
    this.lives = lives;
    this.log = log;
  }

  @Override
  public String origin() {
    return origin;
  }

  @Override
  public List<RegisteredProcedure> procedures() {
    return procedures;
  }

  @Override
  public void start() {
    lives.forEach(
        life -> {
          run(life::start);
          started.push(life);
        });
  }

  @Override
  public void retire() {
    references.close();
  }

  @Override
  public boolean isUnused() {
    return references.isUnused();
  }

  @Override
  public void close() {
    while (!started.isEmpty()) {
      stop(started.pop());
    }
    try {
      jar.close();
    } catch (IOException e) {
      log.warn("The copy of " + origin + " cannot be deleted: " + e);
    }
  }

  private void stop(PackLife life) {
    try {
      run(life::stop);
    } catch (ProcedureSourceException e) {
      log.error(origin + " cannot be stopped: " + e.getMessage(), e.getCause());
    }
  }

  private void run(Runnable code) {
    PackInvocation.run(
        jar.loader(),
        () -> {
          code.run();
          return null;
        });
  }
}
