package io.shindigneo4j.web.launcher;

import com.google.inject.AbstractModule;
import com.google.inject.multibindings.Multibinder;
import com.google.inject.name.Names;
import java.util.AbstractList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import org.apache.shindig.protocol.Operation;
import org.apache.shindig.protocol.ProtocolException;
import org.apache.shindig.protocol.RequestItem;
import org.apache.shindig.protocol.RestfulCollection;
import org.apache.shindig.protocol.Service;

/** A service that remembers what reached it, and answers with the viewer. */
@Service(name = "probe")
public final class Probe {
  private static final List<String> REACHED = new CopyOnWriteArrayList<>();

  /** What reached it since it was asked last. */
  public static List<String> reached() {
    List<String> reached = List.copyOf(REACHED);
    REACHED.clear();
    return reached;
  }

  @Operation(httpMethods = "GET")
  public Map<String, String> get(RequestItem request) {
    return note("get", request);
  }

  @Operation(httpMethods = "POST")
  public Map<String, String> create(RequestItem request) {
    return note("create", request);
  }

  @Operation(httpMethods = "PUT")
  public Map<String, String> update(RequestItem request) {
    return note("update", request);
  }

  @Operation(httpMethods = "DELETE")
  public Map<String, String> delete(RequestItem request) {
    return note("delete", request);
  }

  /** Its ids, each in brackets. */
  @Operation(httpMethods = "GET", path = "/named/{userId}+/{id}+")
  public List<String> named(RequestItem request) {
    return request.getListParameter("id").stream().map(id -> "[" + id + "]").toList();
  }

  /** Its body. */
  @Operation(httpMethods = "POST", path = "/body", bodyParam = "body")
  public Map<String, String> body(RequestItem request) {
    return Map.of("body", request.getParameter("body"));
  }

  /** A page of a collection. */
  @Operation(httpMethods = "GET", path = "/collection")
  public RestfulCollection<String> collection(RequestItem request) {
    RestfulCollection<String> page = new RestfulCollection<>(List.of("one", "two"), 3, 9, 2);
    page.setSorted(false);
    return page;
  }

  @Operation(
      httpMethods = {"POST", "GET"},
      path = "/either")
  public Map<String, String> either(RequestItem request) {
    return note("either", request);
  }

  @Operation(
      httpMethods = {},
      name = "rpcOnly")
  public Map<String, String> onlyByRpc(RequestItem request) {
    return note("rpcOnly", request);
  }

  /** Fails while it runs. */
  @Operation(httpMethods = "GET", path = "/failing")
  public Object failing(RequestItem request) {
    throw new IllegalArgumentException("a fault of a handler");
  }

  /** Fails while Shindig writes the answer. */
  @Operation(httpMethods = "GET", path = "/failingLate")
  public Object failingLate(RequestItem request) {
    return new AbstractList<Object>() {
      @Override
      public Object get(int index) {
        throw new IllegalArgumentException("a fault of a handler");
      }

      @Override
      public int size() {
        return 1;
      }
    };
  }

  /** Fails as it does when the database is out of reach. */
  @Operation(httpMethods = "GET", path = "/unavailable")
  public Object unavailable(RequestItem request) {
    throw new ProtocolException(503, "not available");
  }

  private static Map<String, String> note(String operation, RequestItem request) {
    REACHED.add(operation);
    return Map.of("viewer", request.getToken().getViewerId());
  }

  /** Adds the service, and {@link LateProbe}, to Shindig's. */
  public static final class Module extends AbstractModule {
    @Override
    protected void configure() {
      Multibinder<Object> handlers =
          Multibinder.newSetBinder(
              binder(), Object.class, Names.named("org.apache.shindig.handlers"));
      handlers.addBinding().toInstance(Probe.class);
      handlers.addBinding().toInstance(LateProbe.class);
    }
  }
}
