package io.shindigneo4j.testing;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import javax.servlet.DispatcherType;
import javax.servlet.Filter;
import javax.servlet.http.HttpServlet;
import org.apache.catalina.Context;
import org.apache.catalina.LifecycleException;
import org.apache.catalina.connector.Connector;
import org.apache.catalina.startup.Tomcat;
import org.apache.tomcat.util.descriptor.web.FilterDef;
import org.apache.tomcat.util.descriptor.web.FilterMap;

/** A Tomcat on the loopback address, with the servlets and filters of a test. */
public final class TestTomcat implements AutoCloseable {
  /** Tomcat would use the directory again that it was told first. */
  private static final List<String> DIRECTORIES = List.of("catalina.home", "catalina.base");

  private final Tomcat tomcat = new Tomcat();
  private final Connector connector = new Connector();
  private final String directory;

  public TestTomcat(Path directory) {
    this.directory = directory.toString();
    tomcat.setBaseDir(this.directory);
    connector.setProperty("address", "127.0.0.1");
    connector.setPort(0);
    tomcat.setConnector(connector);
  }

  public Connector connector() {
    return connector;
  }

  /**
   * Adds an application.
   *
   * @param path empty for the one at the root
   */
  public Context addContext(String path) {
    return tomcat.addContext(path, directory);
  }

  public static void addServlet(Context context, String pattern, HttpServlet servlet) {
    Tomcat.addServlet(context, pattern, servlet).setAsyncSupported(true);
    context.addServletMappingDecoded(pattern, pattern);
  }

  /** Adds a filter after those that there are. */
  public static void addFilter(Context context, String pattern, Filter filter) {
    addFilter(context, pattern, filter, Set.of(DispatcherType.REQUEST));
  }

  public static FilterDef addFilter(
      Context context, String pattern, Filter filter, Set<DispatcherType> dispatchers) {
    FilterDef definition = new FilterDef();
    definition.setFilterName(context.findFilterDefs().length + pattern);
    definition.setFilter(filter);
    definition.setAsyncSupported("true");
    context.addFilterDef(definition);
    FilterMap map = new FilterMap();
    map.setFilterName(definition.getFilterName());
    map.addURLPattern(pattern);
    dispatchers.forEach(each -> map.setDispatcher(each.name()));
    context.addFilterMap(map);
    return definition;
  }

  public void start() throws LifecycleException {
    tomcat.start();
  }

  /** The port, once it is started. */
  public int port() {
    return connector.getLocalPort();
  }

  @Override
  public void close() throws LifecycleException {
    try {
      tomcat.stop();
      tomcat.destroy();
    } finally {
      DIRECTORIES.forEach(System::clearProperty);
    }
  }
}
