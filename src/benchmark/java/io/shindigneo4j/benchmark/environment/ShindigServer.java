package io.shindigneo4j.benchmark.environment;

import java.nio.file.Path;
import org.apache.catalina.Context;
import org.apache.catalina.LifecycleException;
import org.apache.catalina.LifecycleState;
import org.apache.catalina.connector.Connector;
import org.apache.catalina.startup.Tomcat;
import org.apache.catalina.webresources.DirResourceSet;
import org.apache.catalina.webresources.StandardRoot;

/**
 * The main class of a process with Tomcat. Connections stay open for any number of requests; all
 * else is Tomcat's default. It prints its port.
 */
final class ShindigServer {

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
    tomcat.start();
    if (context.getState() != LifecycleState.STARTED) {
      throw new LifecycleException("the web application has not started");
    }
    System.out.println(connector.getLocalPort());
    tomcat.getServer().await();
  }

  private static Connector connector() {
    Connector connector = new Connector();
    connector.setPort(0);
    connector.setProperty("address", "127.0.0.1");
    connector.setProperty("maxKeepAliveRequests", "-1");
    connector.setProperty("keepAliveTimeout", "-1");
    return connector;
  }

  private static void putBefore(Context context, String directory) {
    StandardRoot resources = new StandardRoot(context);
    resources.addPreResources(new DirResourceSet(resources, "/", directory, "/"));
    context.setResources(resources);
  }
}
