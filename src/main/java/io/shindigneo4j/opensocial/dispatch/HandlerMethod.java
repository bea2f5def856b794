package io.shindigneo4j.opensocial.dispatch;

import com.google.common.io.CharStreams;
import com.google.inject.Provider;
import io.shindigneo4j.opensocial.request.InputRequestItem;
import java.io.Reader;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.protocol.BaseRequestItem;
import org.apache.shindig.protocol.HandlerExecutionListener;
import org.apache.shindig.protocol.Operation;
import org.apache.shindig.protocol.ProtocolException;
import org.apache.shindig.protocol.RequestItem;
import org.apache.shindig.protocol.conversion.BeanConverter;
import org.apache.shindig.protocol.conversion.BeanJsonConverter;
import org.apache.shindig.protocol.multipart.FormDataItem;
import org.json.JSONObject;

/** A method of a handler that serves an operation, prepared to be called. */
final class HandlerMethod {

  /** The service whose data may have any names. */
  private static final String APPLICATION_DATA = "appdata";

  private final Provider<?> handler;
  private final Method method;
  private final String service;
  private final String operation;
  private final String bodyParameter;
  private final boolean reads;
  private final HandlerExecutionListener listener;
  private final InputJsonConverter json;

  /** Null for a method that takes nothing. */
  private final Class<?> input;

  private final Constructor<? extends RequestItem> ofRest;
  private final Constructor<? extends RequestItem> ofRpc;

  /**
   * @throws NoSuchMethodException if it takes an item that cannot be made of a request
   */
  HandlerMethod(
      Provider<?> handler,
      Method method,
      String service,
      HandlerExecutionListener listener,
      InputJsonConverter json)
      throws NoSuchMethodException {
    this.handler = handler;
    this.method = method;
    this.service = service;
    this.listener = listener;
    this.json = json;
    Operation description = method.getAnnotation(Operation.class);
    operation = description.name().isEmpty() ? method.getName() : description.name();
    bodyParameter = description.bodyParam();
    reads = List.of(description.httpMethods()).contains("GET");
    input = method.getParameterCount() == 0 ? null : method.getParameterTypes()[0];
    Class<? extends RequestItem> item = item(input);
    ofRest =
        item.getConstructor(
            Map.class, SecurityToken.class, BeanConverter.class, BeanJsonConverter.class);
    ofRpc =
        item.getConstructor(
            JSONObject.class,
            Map.class,
            SecurityToken.class,
            BeanConverter.class,
            BeanJsonConverter.class);
  }

  private static Class<? extends RequestItem> item(Class<?> input) {
    return input == null || input == RequestItem.class || !RequestItem.class.isAssignableFrom(input)
        ? BaseRequestItem.class
        : input.asSubclass(RequestItem.class);
  }

  /** Such as {@code people.get}. */
  String name() {
    return service + "." + operation;
  }

  /**
   * The parameters of a request by REST.
   *
   * @param parameters of the path and of the query; the body is added
   * @param inPath the names of those of the path
   * @param whole the names of those whose one value is not split at its commas
   */
  record Address(Map<String, String[]> parameters, Set<String> inPath, Set<String> whole) {}

  /**
   * Calls it by REST.
   *
   * @param body null for none
   */
  Future<?> rest(Address address, Reader body, SecurityToken token, BeanConverter converter) {
    return future(
        () -> {
          Map<String, String[]> parameters = address.parameters();
          if (body != null) {
            String text = withoutMark(CharStreams.toString(body));
            if (!service.equals(APPLICATION_DATA)) {
              WholeAnswers.refuse(text);
            }
            parameters.put(bodyParameter, new String[] {text});
          }
          for (String name : FieldLimits.NAMES) {
            FieldLimits.checkParameter(parameters.get(name));
          }
          TextLimits.check(service, parameters);
          RequestItem item = ofRest.newInstance(parameters, token, converter, json);
          if (item instanceof InputRequestItem addressed) {
            addressed.setInPath(address.inPath());
          }
          for (String name : address.whole()) {
            ((BaseRequestItem) item).setParameter(name, List.of(parameters.get(name)));
          }
          return item;
        });
  }

  /** Without the byte order mark that some programs begin their files with. */
  private static String withoutMark(String body) {
    return body.startsWith("\uFEFF") ? body.substring(1) : body;
  }

  /** Calls it by JSON-RPC. Who must sign in to write learns that before what else is wrong. */
  Future<?> rpc(JSONObject parameters, Map<String, FormDataItem> form, SecurityToken token) {
    return future(
        () -> {
          if (!reads && token != null && token.isAnonymous()) {
            throw new ProtocolException(
                HttpServletResponse.SC_UNAUTHORIZED, "Writing needs a security token");
          }
          for (String name : FieldLimits.NAMES) {
            FieldLimits.checkMember(parameters.opt(name));
          }
          TextLimits.check(service, parameters);
          if (!service.equals(APPLICATION_DATA)
              && parameters.opt(bodyParameter) instanceof JSONObject body) {
            WholeAnswers.refuse(body);
          }
          return ofRpc.newInstance(parameters, form, token, json, json);
        });
  }

  @FunctionalInterface
  private interface Items {
    RequestItem get() throws Exception;
  }

  /** A handler that throws has a failed future. */
  private Future<?> future(Items items) {
    try {
      RequestItem item = items.get();
      try {
        listener.executing(service, operation, item);
        Object answer = invoke(item);
        return answer instanceof Future<?> future
            ? future
            : CompletableFuture.completedFuture(answer);
      } finally {
        listener.executed(service, operation, item);
      }
    } catch (InvocationTargetException e) {
      return CompletableFuture.failedFuture(e.getTargetException());
    } catch (Exception e) {
      return CompletableFuture.failedFuture(e);
    }
  }

  private Object invoke(RequestItem item) throws ReflectiveOperationException {
    if (input == null) {
      return method.invoke(handler.get());
    }
    return method.invoke(
        handler.get(),
        RequestItem.class.isAssignableFrom(input) ? item : item.getTypedRequest(input));
  }
}
