package io.shindigneo4j.web.launcher;

import org.apache.catalina.valves.ErrorReportValve;

/** Tomcat's error page without its version; public, since Tomcat makes it by its name. */
public final class BriefErrors extends ErrorReportValve {

  public BriefErrors() {
    setShowServerInfo(false);
  }
}
