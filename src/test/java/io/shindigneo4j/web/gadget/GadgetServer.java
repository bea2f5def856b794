package io.shindigneo4j.web.gadget;

import com.google.inject.AbstractModule;
import com.google.inject.Guice;
import com.google.inject.Injector;
import com.google.inject.Key;
import com.google.inject.Module;
import com.google.inject.util.Modules;
import io.shindigneo4j.testing.FreePort;
import io.shindigneo4j.testing.Tokens;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.UnaryOperator;
import org.apache.shindig.common.servlet.GuiceServletContextListener.CleanupHandler;
import org.apache.shindig.gadgets.http.HttpFetcher;
import org.apache.shindig.gadgets.http.HttpRequest;
import org.apache.shindig.gadgets.http.HttpResponse;
import org.apache.shindig.gadgets.render.RpcServiceLookup;

/** Shindig with the modules of web.xml, without a database; what it fetches is given. */
public final class GadgetServer implements AutoCloseable {
  private static final Map<String, String> SETTINGS =
      Map.of("shindig.neo4j.token-key", Tokens.KEY, "shindig.neo4j.call-timeout", "PT1S");
  private static final String URI = "shindig.neo4j.uri";

  /** Null for what is not there. */
  private final UnaryOperator<String> files;

  private final List<String> fetched = new CopyOnWriteArrayList<>();
  private final Injector injector;

  private GadgetServer(UnaryOperator<String> files)
      throws IOException, ReflectiveOperationException {
    this.files = files;
    SETTINGS.forEach(System::setProperty);
    System.setProperty(URI, "ws://127.0.0.1:" + FreePort.find() + "/neo4j");
    injector =
        Guice.createInjector(
            Modules.override(modules())
                .with(
                    new AbstractModule() {
                      @Override
                      protected void configure() {
                        bind(HttpFetcher.class).toInstance(GadgetServer.this::fetch);
                      }
                    }));
    get(RpcServiceLookup.class); // which the handlers need, and which needs them
  }

  /**
   * @param files by their addresses
   */
  public static GadgetServer start(Map<String, String> files)
      throws IOException, ReflectiveOperationException {
    return new GadgetServer(files::get);
  }

  /**
   * @param files gives what is at an address, or null
   */
  static GadgetServer start(UnaryOperator<String> files)
      throws IOException, ReflectiveOperationException {
    return new GadgetServer(files);
  }

  private static List<Module> modules() throws IOException, ReflectiveOperationException {
    String webXml = Files.readString(Path.of("webapp/WEB-INF/web.xml"));
    String names = webXml.split("<param-value>")[1].split("</param-value>")[0];
    List<Module> modules = new ArrayList<>();
    for (String name : names.split(":")) {
      modules.add((Module) Class.forName(name.strip()).getDeclaredConstructor().newInstance());
    }
    return modules;
  }

  private HttpResponse fetch(HttpRequest request) {
    String address = request.getUri().toString();
    fetched.add(address);
    String content = files.apply(address);
    return content == null ? HttpResponse.notFound() : new HttpResponse(content);
  }

  public <T> T get(Class<T> type) {
    return injector.getInstance(type);
  }

  <T> T get(Key<T> key) {
    return injector.getInstance(key);
  }

  /** The addresses of what it has fetched. */
  public List<String> fetched() {
    return List.copyOf(fetched);
  }

  @Override
  public void close() {
    SETTINGS.keySet().forEach(System::clearProperty);
    System.clearProperty(URI);
    get(CleanupHandler.class).cleanup();
  }
}
