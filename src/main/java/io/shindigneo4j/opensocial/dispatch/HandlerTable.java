package io.shindigneo4j.opensocial.dispatch;

import com.google.inject.Injector;
import com.google.inject.Provider;
import java.lang.reflect.Method;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.protocol.HandlerExecutionListener;
import org.apache.shindig.protocol.Operation;
import org.apache.shindig.protocol.ProtocolException;
import org.apache.shindig.protocol.Service;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Which method of a handler serves a request. A service has few paths for each method of HTTP; they
 * are looked up by both. Filled by one thread, then read by many.
 */
final class HandlerTable {

  private static final Logger LOG = LoggerFactory.getLogger(HandlerTable.class);

  private final Injector injector;
  private final HandlerExecutionListener listener;
  private final InputJsonConverter json;

  /** By the name of the service and the method of HTTP. */
  private final Map<String, Map<String, SortedMap<PathTemplate, HandlerMethod>>> paths =
      new HashMap<>();

  private final Map<String, HandlerMethod> methods = new HashMap<>();

  /** A method, and the parameters in the path that led to it. */
  record Found(HandlerMethod method, Map<String, String[]> parameters) {}

  HandlerTable(Injector injector, HandlerExecutionListener listener, InputJsonConverter json) {
    this.injector = injector;
    this.listener = listener;
    this.json = json;
  }

  /**
   * @param handlers classes or instances
   */
  void add(Collection<?> handlers) {
    for (Object handler : handlers) {
      Class<?> type = handler instanceof Class<?> given ? given : handler.getClass();
      Provider<?> provider =
          handler instanceof Class<?> given ? injector.getProvider(given) : () -> handler;
      Service service = type.getAnnotation(Service.class);
      if (service == null) {
        throw new IllegalStateException(type.getName() + " serves nothing");
      }
      for (Method method : type.getMethods()) {
        if (method.isAnnotationPresent(Operation.class)) {
          add(provider, service, method);
        }
      }
    }
  }

  private void add(Provider<?> provider, Service service, Method method) {
    try {
      HandlerMethod handler = new HandlerMethod(provider, method, service.name(), listener, json);
      methods.put(handler.name(), handler);
      Operation operation = method.getAnnotation(Operation.class);
      String path = operation.path().isEmpty() ? service.path() : operation.path();
      PathTemplate template = new PathTemplate('/' + service.name() + path);
      Map<String, SortedMap<PathTemplate, HandlerMethod>> own =
          paths.computeIfAbsent(service.name(), name -> new HashMap<>());
      for (String http : operation.httpMethods()) {
        if (!http.isEmpty()) {
          own.computeIfAbsent(http.toUpperCase(Locale.ROOT), name -> new TreeMap<>())
              .putIfAbsent(template, handler);
        }
      }
    } catch (NoSuchMethodException e) {
      LOG.info("{} cannot be called: it takes an unknown kind of request", method);
    }
  }

  /**
   * The method for a path.
   *
   * @throws ProtocolException with status 501 if there is none
   */
  Found byPath(RestPath path, String http) {
    if (path.length() > 0) {
      for (Map.Entry<PathTemplate, HandlerMethod> each : templates(path.text(0), http).entrySet()) {
        Map<String, String[]> parameters = each.getKey().parameters(path).orElse(null);
        if (parameters != null) {
          return new Found(each.getValue(), parameters);
        }
      }
    }
    throw new ProtocolException(
        HttpServletResponse.SC_NOT_IMPLEMENTED, "No service defined for path " + path);
  }

  private SortedMap<PathTemplate, HandlerMethod> templates(String service, String http) {
    return paths
        .getOrDefault(service, Map.of())
        .getOrDefault(http.toUpperCase(Locale.ROOT), Collections.emptySortedMap());
  }

  /**
   * The method of a name, such as {@code people.get}.
   *
   * @throws ProtocolException with status 501 if there is none
   */
  HandlerMethod byName(String name) {
    HandlerMethod method = methods.get(name);
    if (method == null) {
      throw new ProtocolException(
          HttpServletResponse.SC_NOT_IMPLEMENTED, "The method " + name + " is not implemented");
    }
    return method;
  }

  /** Such as {@code GET /people/{userId}+}. */
  Set<String> paths() {
    Set<String> all = new TreeSet<>();
    paths
        .values()
        .forEach(
            service ->
                service.forEach(
                    (http, templates) ->
                        templates.keySet().forEach(template -> all.add(http + ' ' + template))));
    return Collections.unmodifiableSet(all);
  }

  Set<String> names() {
    return Collections.unmodifiableSet(methods.keySet());
  }
}
