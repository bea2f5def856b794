package io.shindigneo4j.web;

import io.shindigneo4j.opensocial.configuration.SettingSources;
import io.shindigneo4j.web.log.JsonLogs;
import io.shindigneo4j.web.log.LogFormat;
import io.shindigneo4j.web.log.SafeLogs;
import javax.servlet.ServletContextEvent;
import org.apache.shindig.common.servlet.GuiceServletContextListener;

/**
 * Starts and stops Shindig with its servlet context, which gets the reason of a failed start. Used
 * by the thread that starts and stops the context.
 */
public final class ShindigListener extends GuiceServletContextListener {
  /** The attribute of the servlet context with the reason of a failed start. */
  public static final String FAILURE = "io.shindigneo4j.web.failure";

  /** Null while the context does not run. */
  private SafeLogs safe;

  /** Null where lines are text. */
  private JsonLogs json;

  @Override
  public void contextInitialized(ServletContextEvent event) {
    try {
      beginLogs();
      super.contextInitialized(event);
    } catch (RuntimeException | LinkageError e) {
      endLogs(); // whoever reads the reason wants its lines
      event.getServletContext().setAttribute(FAILURE, e);
      throw e;
    }
  }

  private void beginLogs() {
    safe = SafeLogs.begin();
    if (SettingSources.read(LogFormat::from) == LogFormat.JSON) {
      json = JsonLogs.begin();
    }
  }

  private void endLogs() {
    if (json != null) {
      json.close();
      json = null;
    }
    if (safe != null) {
      safe.close();
      safe = null;
    }
  }

  @Override
  public void contextDestroyed(ServletContextEvent event) {
    try {
      super.contextDestroyed(event);
    } finally {
      endLogs();
    }
  }
}
