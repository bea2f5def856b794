package io.shindigneo4j.benchmark.environment;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.catalina.Context;
import org.apache.catalina.LifecycleException;
import org.apache.catalina.LifecycleState;
import org.apache.catalina.connector.Connector;
import org.apache.catalina.servlets.DefaultServlet;
import org.apache.catalina.startup.Tomcat;
import org.apache.catalina.webresources.DirResourceSet;
import org.apache.catalina.webresources.StandardRoot;

/**
 * The main class of a process with Tomcat, which serves a file besides. Connections stay open for
 * any number of requests, and there may be as many, with as small buffers, as the run command lets
 * listen to events; all else is Tomcat's default. It prints its port.
 */
final class ShindigServer {

  /** For a file of 1,024 bytes, as a small answer has. */
  private static final int FILE_LINES = 64;

  private ShindigServer() {}

  /**
   * @param arguments Tomcat's directory, a WAR, and a directory whose files take precedence
   */
  public static void main(String[] arguments) throws Exception {
    Tomcat tomcat = new Tomcat();
    tomcat.setBaseDir(arguments[0]);
    tomcat.setAddDefaultWebXmlToWebapp(false);
    Connector connector = connector();
    tomcat.setConnector(connector);
    Context context = tomcat.addWebapp("", Path.of(arguments[1]).toAbsolutePath().toString());
    putBefore(context, arguments[2]);
    addFile(tomcat, Files.createDirectory(Path.of(arguments[0], "files")));
    tomcat.start();
    if (context.getState() != LifecycleState.STARTED) {
      throw new LifecycleException("the web application has not started");
    }
    System.out.println(connector.getLocalPort());
    tomcat.getServer().await();
  }

  /** A text that Tomcat serves by itself, behind none of Shindig's filters. */
  private static void addFile(Tomcat tomcat, Path directory) throws IOException {
    Files.writeString(
        directory.resolve(ShindigProcess.FILE), "0123456789abcdef".repeat(FILE_LINES));
    Context files = tomcat.addContext("/files", directory.toAbsolutePath().toString());
    Tomcat.addServlet(files, "files", new DefaultServlet());
    files.addServletMappingDecoded("/", "files");
  }

  private static Connector connector() {
    Connector connector = new Connector();
    connector.setPort(Integer.parseInt(System.getenv().getOrDefault(ShindigProcess.PORT, "0")));
    connector.setProperty("address", "127.0.0.1");
    connector.setProperty("maxKeepAliveRequests", "-1");
    connector.setProperty("keepAliveTimeout", "-1");
    connector.setProperty("maxConnections", "25000");
    connector.setProperty("socket.appReadBufSize", "2048");
    connector.setProperty("socket.appWriteBufSize", "4096");
    return connector;
  }

  private static void putBefore(Context context, String directory) {
    StandardRoot resources = new StandardRoot(context);
    resources.addPreResources(new DirResourceSet(resources, "/", directory, "/"));
    context.setResources(resources);
  }
}
