package io.shindigneo4j.web.launcher;

import java.nio.file.Path;
import org.apache.catalina.Context;
import org.apache.catalina.Lifecycle;
import org.apache.catalina.LifecycleEvent;
import org.apache.catalina.core.StandardContext;
import org.apache.catalina.servlets.DefaultServlet;
import org.apache.catalina.startup.ContextConfig;
import org.apache.catalina.startup.Tomcat;
import org.apache.tomcat.util.scan.StandardJarScanner;

/** A web application at the root, without JSPs, and with the launcher's own classes. */
final class WebappContext {
  private static final String NO_DEFAULT_XML = "org/apache/catalina/startup/NO_DEFAULT_XML";

  private WebappContext() {}

  static Context of(Path webapp) {
    StandardContext context = new StandardContext();
    context.setPath("");
    context.setDocBase(webapp.toAbsolutePath().toString());
    context.setDelegate(true);
    context.setParentClassLoader(WebappContext.class.getClassLoader());
    context.setJarScanner(noScanning());
    context.setClearReferencesRmiTargets(false);
    context.setClearReferencesThreadLocals(false);
    context.setClearReferencesObjectStreamClassCaches(false);
    context.addLifecycleListener(WebappContext::addDefaults);
    context.addLifecycleListener(configuration());
    return context;
  }

  private static void addDefaults(LifecycleEvent event) {
    if (event.getType().equals(Lifecycle.BEFORE_START_EVENT)) {
      Context context = (Context) event.getLifecycle();
      Tomcat.addServlet(context, "default", new DefaultServlet());
      context.addServletMappingDecoded("/", "default");
      context.addWelcomeFile("index.html");
      Tomcat.addDefaultMimeTypeMappings(context);
    }
  }

  private static ContextConfig configuration() {
    ContextConfig configuration = new ContextConfig();
    configuration.setDefaultWebXml(NO_DEFAULT_XML);
    return configuration;
  }

  private static StandardJarScanner noScanning() {
    StandardJarScanner scanner = new StandardJarScanner();
    scanner.setScanClassPath(false);
    scanner.setScanManifest(false);
    scanner.setJarScanFilter((type, name) -> false);
    return scanner;
  }
}
