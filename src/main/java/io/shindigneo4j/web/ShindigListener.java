package io.shindigneo4j.web;

import javax.servlet.ServletContextEvent;
import org.apache.shindig.common.servlet.GuiceServletContextListener;

/** Starts and stops Shindig with its servlet context, which gets the reason of a failed start. */
public final class ShindigListener extends GuiceServletContextListener {
  /** The attribute of the servlet context with the reason of a failed start. */
  public static final String FAILURE = "io.shindigneo4j.web.failure";

  @Override
  public void contextInitialized(ServletContextEvent event) {
    try {
      super.contextInitialized(event);
    } catch (RuntimeException | LinkageError e) {
      event.getServletContext().setAttribute(FAILURE, e);
      throw e;
    }
  }
}
