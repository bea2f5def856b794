package io.shindigneo4j.web;

import io.shindigneo4j.opensocial.configuration.SettingSources;
import io.shindigneo4j.web.log.JsonLogs;
import io.shindigneo4j.web.log.LogFormat;
import javax.servlet.ServletContextEvent;
import org.apache.shindig.common.servlet.GuiceServletContextListener;

/** Starts and stops Shindig with its servlet context, which gets the reason of a failed start. */
public final class ShindigListener extends GuiceServletContextListener {
  /** The attribute of the servlet context with the reason of a failed start. */
  public static final String FAILURE = "io.shindigneo4j.web.failure";

  /** Null where lines are text; written by the thread that starts and stops the context. */
  private JsonLogs logs;

  @Override
  public void contextInitialized(ServletContextEvent event) {
    try {
      if (SettingSources.read(LogFormat::from) == LogFormat.JSON) {
        logs = JsonLogs.begin();
      }
      super.contextInitialized(event);
    } catch (RuntimeException | LinkageError e) {
      event.getServletContext().setAttribute(FAILURE, e);
      throw e;
    }
  }

  @Override
  public void contextDestroyed(ServletContextEvent event) {
    try {
      super.contextDestroyed(event);
    } finally {
      if (logs != null) {
        logs.close();
      }
    }
  }
}
