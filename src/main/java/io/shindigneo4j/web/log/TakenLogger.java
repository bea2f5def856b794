package io.shindigneo4j.web.log;

import java.util.List;
import java.util.logging.Handler;
import java.util.logging.Logger;

/**
 * A logger that gives its records to one handler alone, until it is closed. Java forgets loggers
 * that nobody holds, and their handlers.
 */
final class TakenLogger implements AutoCloseable {
  private final Logger logger;
  private final Handler handler;
  private final List<Handler> before;
  private final boolean usedParents;

  private TakenLogger(Logger logger, Handler handler, List<Handler> before, boolean usedParents) {
    this.logger = logger;
    this.handler = handler;
    this.before = before;
    this.usedParents = usedParents;
  }

  static TakenLogger take(Logger logger, Handler handler) {
    List<Handler> before = List.of(logger.getHandlers());
    boolean usedParents = logger.getUseParentHandlers();
    logger.addHandler(handler);
    logger.setUseParentHandlers(false);
    before.forEach(logger::removeHandler);
    return new TakenLogger(logger, handler, before, usedParents);
  }

  @Override
  public void close() {
    logger.setUseParentHandlers(usedParents);
    before.forEach(logger::addHandler);
    logger.removeHandler(handler);
  }
}
