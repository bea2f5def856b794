package io.shindigneo4j.opensocial.dispatch;

import com.google.inject.Inject;
import com.google.inject.Injector;
import io.shindigneo4j.opensocial.access.AccessControl;
import io.shindigneo4j.opensocial.access.Resource;
import io.shindigneo4j.opensocial.request.InputConversion;
import io.shindigneo4j.opensocial.request.InputRequestItem;
import io.shindigneo4j.opensocial.xml.XmlBeanConverter;
import java.io.IOException;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.protocol.HandlerExecutionListener;
import org.apache.shindig.protocol.HandlerRegistry;
import org.apache.shindig.protocol.ProtocolException;
import org.apache.shindig.protocol.RestHandler;
import org.apache.shindig.protocol.RpcHandler;
import org.apache.shindig.protocol.conversion.BeanConverter;
import org.apache.shindig.protocol.conversion.BeanJsonConverter;
import org.json.JSONArray;
import org.json.JSONException;
import org.json.JSONObject;
import org.jspecify.annotations.Nullable;

/**
 * The handlers of all services, which fail with a {@link ProtocolException} or not at all. What the
 * conversion of input throws is the caller's fault. Any other exception is ours, and its details
 * stay in the log.
 */
public final class GuardedHandlerRegistry implements HandlerRegistry {

  private static final Set<String> CHANGES = Set.of("delete", "update", "modify");
  private static final String METHOD = "method";
  private static final String PARAMETERS = "params";
  private static final Set<String> PEOPLE = Set.of("userId", "personId");

  private final Injector injector;
  private final InputJsonConverter json;
  private final HandlerTable table;

  @Inject
  GuardedHandlerRegistry(Injector injector, HandlerExecutionListener listener) {
    this.injector = injector;
    json = new InputJsonConverter(injector);
    table = new HandlerTable(injector, listener, json);
  }

  @Override
  public void addHandlers(Set<Object> handlers) {
    table.add(handlers);
  }

  @Override
  public RpcHandler getRpcHandler(JSONObject call) {
    return (form, token, converter) ->
        guarded(
            () -> {
              JSONObject parameters = parameters(call);
              return method(call).rpc(parameters, form, token);
            });
  }

  private HandlerMethod method(JSONObject call) {
    if (!call.has(METHOD)) {
      throw new ProtocolException(HttpServletResponse.SC_BAD_REQUEST, "No method requested in RPC");
    }
    return table.byName(call.optString(METHOD));
  }

  private static JSONObject parameters(JSONObject call) {
    JSONObject parameters = call.optJSONObject(PARAMETERS);
    if (parameters == null && !isNone(call.opt(PARAMETERS))) {
      throw new ProtocolException(HttpServletResponse.SC_BAD_REQUEST, "params must be an object");
    }
    return parameters == null ? new JSONObject() : withoutNulls(parameters, call.optString(METHOD));
  }

  /**
   * Null is no value; Shindig would make a text of it. What changes or deletes does so to more
   * things where a parameter is missing, such as to all messages of a collection. Historic clients
   * send no application as null.
   */
  private static JSONObject withoutNulls(JSONObject parameters, String method) {
    String[] names = JSONObject.getNames(parameters);
    for (String name : names == null ? new String[0] : names) {
      Object value = withoutNulls(parameters.opt(name));
      if (value == null || value == JSONObject.NULL) {
        if (!name.equals("appId")
            && CHANGES.contains(method.substring(method.lastIndexOf('.') + 1))) {
          throw new ProtocolException(
              HttpServletResponse.SC_BAD_REQUEST, name + " must not be null here");
        }
        parameters.remove(name);
      } else {
        put(parameters, name, value);
      }
    }
    return parameters;
  }

  /** A list without the nulls in it, and null in place of one that has nothing else. */
  private static Object withoutNulls(Object value) {
    if (!(value instanceof JSONArray list) || list.length() == 0) {
      return value;
    }
    JSONArray kept = new JSONArray();
    IntStream.range(0, list.length())
        .filter(i -> !list.isNull(i))
        .forEach(i -> kept.put(list.opt(i)));
    return kept.length() == 0 ? null : kept;
  }

  private static void put(JSONObject parameters, String name, Object value) {
    try {
      parameters.put(name, value);
    } catch (JSONException e) {
      throw new IllegalArgumentException(e);
    }
  }

  /** Clients in some languages write an empty object as an empty array, or as null. */
  private static boolean isNone(Object parameters) {
    return parameters == null
        || parameters == JSONObject.NULL
        || (parameters instanceof JSONArray list && list.length() == 0);
  }

  @Override
  public RestHandler getRestHandler(String path, String method) {
    return getRestHandler(RestPath.decoded(path), method);
  }

  /** The handler of a path whose values may have slashes and commas. */
  public RestHandler getRestHandler(RestPath path, String method) {
    return (parameters, body, token, converter) ->
        guarded(
            () -> {
              HandlerTable.Found found = found(path, method, parameters, token);
              Set<String> whole = whole(found.parameters());
              Set<String> inPath = Set.copyOf(found.parameters().keySet());
              parameters.forEach(found.parameters()::putIfAbsent); // the path decides
              HandlerMethod.Address address =
                  new HandlerMethod.Address(found.parameters(), inPath, whole);
              return found.method().rest(address, body, token, input(converter));
            });
  }

  /** Who must be signed in to read about people learns that before what else is wrong. */
  private HandlerTable.Found found(
      RestPath path, String method, Map<String, String[]> parameters, SecurityToken token) {
    try {
      HandlerTable.Found found = table.byPath(path, method);
      checkOnce(parameters);
      return found;
    } catch (ProtocolException e) {
      if (e.getCode() == HttpServletResponse.SC_BAD_REQUEST
          && token != null
          && token.isAnonymous()) {
        injector.getInstance(AccessControl.class).reading(Resource.PEOPLE, token);
      }
      throw e;
    }
  }

  /** OpenSocial Core API Server 2.5.1, status 400. */
  private static void checkOnce(Map<String, String[]> parameters) {
    parameters.forEach(
        (name, values) -> {
          if (values.length > 1) {
            throw new ProtocolException(
                HttpServletResponse.SC_BAD_REQUEST, "The parameter " + name + " is repeated");
          }
        });
  }

  /**
   * The parameters of a path whose value has a comma of its own. People's ids have none, so that a
   * client may encode the commas between them.
   */
  private static Set<String> whole(Map<String, String[]> path) {
    return path.entrySet().stream()
        .filter(each -> each.getValue().length == 1 && each.getValue()[0].indexOf(',') >= 0)
        .map(Map.Entry::getKey)
        .filter(name -> !PEOPLE.contains(name))
        .collect(Collectors.toSet());
  }

  private BeanConverter input(BeanConverter converter) {
    return converter instanceof BeanJsonConverter ? json : new InputConverter(converter, json);
  }

  private static Future<?> guarded(Supplier<Future<?>> call) {
    try {
      return new GuardedFuture<>(call.get());
    } catch (RuntimeException | StackOverflowError failure) {
      return CompletableFuture.failedFuture(Failures.translated(failure));
    }
  }

  @Override
  public Set<String> getSupportedRestServices() {
    return table.paths();
  }

  @Override
  public Set<String> getSupportedRpcServices() {
    return table.names();
  }

  /** The converter that a handler reads the body of a REST request with that is no JSON. */
  record InputConverter(BeanConverter converter, BeanJsonConverter json)
      implements InputRequestItem.BodyConverter {

    @Override
    public <T> T convertToObject(String text, Class<T> type) {
      return InputConversion.of(
          () ->
              converter instanceof XmlBeanConverter xml
                  ? type.cast(json.convertToObject(xml.read(text, type), type))
                  : converter.convertToObject(text, type));
    }

    @Override
    public @Nullable JSONObject read(String body, Class<?> bean) {
      return converter instanceof XmlBeanConverter xml ? xml.read(body, bean) : null;
    }

    @Override
    public String convertToString(Object value) {
      return converter.convertToString(value);
    }

    @Override
    public String getContentType() {
      return converter.getContentType();
    }

    @Override
    public void append(Appendable target, Object value) throws IOException {
      converter.append(target, value);
    }
  }
}
