package io.shindigneo4j.web.launcher;

import com.google.common.base.Throwables;
import io.shindigneo4j.web.ShindigListener;
import java.net.BindException;
import java.nio.file.Path;
import org.apache.catalina.Context;
import org.apache.catalina.Lifecycle;
import org.apache.catalina.LifecycleEvent;
import org.apache.catalina.LifecycleException;
import org.apache.catalina.LifecycleListener;
import org.apache.catalina.LifecycleState;
import org.apache.catalina.connector.Connector;
import org.apache.catalina.core.StandardHost;
import org.apache.catalina.startup.Tomcat;
import org.apache.tomcat.util.buf.EncodedSolidusHandling;

/** Tomcat on the loopback address with the exploded WAR as its only application. */
final class WebServer implements AutoCloseable {
  private final Tomcat tomcat = new Tomcat();
  private final Connector connector = new Connector();
  private final StartFailure failure = new StartFailure();
  private final Context context;

  WebServer(Path base, Path webapp, int port) {
    tomcat.setBaseDir(base.toString());
    connector.setProperty("address", "127.0.0.1");
    connector.setPort(port);
    connector.setThrowOnFailure(true);
    // The filters read bodies. Else Tomcat waits for the rest of one that it refuses itself.
    connector.setProperty("maxSwallowSize", "0");
    // Between chunks no more than their sizes: nobody counts how slowly that comes.
    connector.setProperty("maxExtensionSize", "0");
    connector.setProperty("maxTrailerSize", "2");
    // For as many streams of events as there may be, each of which keeps its two buffers.
    connector.setProperty("maxConnections", "25000");
    connector.setProperty("socket.appReadBufSize", "2048");
    connector.setProperty("socket.appWriteBufSize", "4096");
    connector.setEncodedSolidusHandling(EncodedSolidusHandling.PASS_THROUGH.getValue());
    tomcat.setConnector(connector);
    context = WebappContext.of(webapp);
    context.addLifecycleListener(failure);
    StandardHost host = (StandardHost) tomcat.getHost();
    host.setErrorReportValveClass(ErrorReportWithoutVersion.class.getName());
    host.addChild(context);
  }

  /** Binds the port, whose number the application may need when it starts. */
  int bind() {
    try {
      tomcat.init();
      return connector.getLocalPort();
    } catch (LifecycleException e) {
      throw Throwables.getRootCause(e) instanceof BindException
          ? portTaken()
          : new LaunchException("Tomcat could not be started", e);
    }
  }

  void start() {
    try {
      tomcat.start();
    } catch (LifecycleException e) {
      throw new LaunchException("Tomcat could not be started", e);
    }
    if (context.getState() != LifecycleState.STARTED) {
      throw new LaunchException("Shindig could not be started" + failure.reason());
    }
  }

  /** Waits until the server is closed. */
  void awaitEnd() {
    tomcat.getServer().await();
  }

  @Override
  public void close() {
    try {
      tomcat.stop();
      tomcat.destroy();
    } catch (LifecycleException e) {
      throw new LaunchException("Tomcat could not be stopped", e);
    }
  }

  private LaunchException portTaken() {
    return new LaunchException(
        "Port " + connector.getPort() + " is taken. Choose another one with SHINDIG_PORT.");
  }

  /**
   * Keeps the reason why the web application could not start. Tomcat only logs it, and clears the
   * servlet context when it stops the application.
   */
  private static final class StartFailure implements LifecycleListener {
    private volatile Throwable cause;

    @Override
    public void lifecycleEvent(LifecycleEvent event) {
      if (event.getType().equals(Lifecycle.BEFORE_STOP_EVENT)) {
        Context context = (Context) event.getLifecycle();
        cause = (Throwable) context.getServletContext().getAttribute(ShindigListener.FAILURE);
      }
    }

    /** The root cause, as the end of a sentence. */
    String reason() {
      return cause == null ? "" : ": " + Throwables.getRootCause(cause);
    }
  }
}
