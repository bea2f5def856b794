package io.shindigneo4j.web.launcher;

import java.io.IOException;
import java.util.stream.Stream;
import javax.servlet.ServletException;
import org.apache.catalina.connector.Request;
import org.apache.catalina.connector.Response;
import org.apache.catalina.valves.ErrorReportValve;
import org.apache.coyote.ActionCode;

/**
 * Tomcat's error page without its version. Where Tomcat itself refuses an address, so that no
 * filter reads the body, it is not waited for. Public, as Tomcat creates it by its class name.
 */
public final class ErrorReport extends ErrorReportValve {

  public ErrorReport() {
    setShowServerInfo(false);
  }

  @Override
  public void invoke(Request request, Response response) throws IOException, ServletException {
    boolean refused = isRefused(request);
    if (refused) {
      response.setHeader("Connection", "close");
    }
    super.invoke(request, response);
    if (refused && !request.isFinished()) {
      response.finishResponse();
      response.getCoyoteResponse().action(ActionCode.CLOSE_NOW, null);
    }
  }

  private static boolean isRefused(Request request) {
    return Stream.of("/WEB-INF", "/META-INF")
        .anyMatch(path -> request.getRequestPathMB().startsWithIgnoreCase(path, 0));
  }
}
