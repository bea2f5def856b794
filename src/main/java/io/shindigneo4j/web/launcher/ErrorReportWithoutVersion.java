package io.shindigneo4j.web.launcher;

import org.apache.catalina.valves.ErrorReportValve;

/** Tomcat's error page without its version. Public, as Tomcat creates it by its class name. */
public final class ErrorReportWithoutVersion extends ErrorReportValve {

  public ErrorReportWithoutVersion() {
    setShowServerInfo(false);
  }
}
