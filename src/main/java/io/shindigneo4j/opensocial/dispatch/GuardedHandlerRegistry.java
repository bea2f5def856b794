package io.shindigneo4j.opensocial.dispatch;

import com.google.inject.Inject;
import com.google.inject.Injector;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.function.Supplier;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.protocol.DefaultHandlerRegistry;
import org.apache.shindig.protocol.HandlerExecutionListener;
import org.apache.shindig.protocol.HandlerRegistry;
import org.apache.shindig.protocol.ProtocolException;
import org.apache.shindig.protocol.RestHandler;
import org.apache.shindig.protocol.RpcHandler;
import org.json.JSONObject;

/**
 * Shindig's registry, whose handlers fail with a {@link ProtocolException} or not at all. What the
 * conversion of input throws is the caller's fault. Any other exception is ours, and its details
 * stay in the log.
 */
public final class GuardedHandlerRegistry implements HandlerRegistry {

  private static final String PARAMETERS = "params";

  private final DefaultHandlerRegistry registry;

  @Inject
  GuardedHandlerRegistry(Injector injector, HandlerExecutionListener listener) {
    registry = new DefaultHandlerRegistry(injector, new InputJsonConverter(injector), listener);
  }

  @Override
  public void addHandlers(Set<Object> handlers) {
    registry.addHandlers(handlers);
  }

  @Override
  public RpcHandler getRpcHandler(JSONObject call) {
    return (formItems, token, converter) ->
        guarded(
            () -> {
              requireObject(call);
              return registry.getRpcHandler(call).execute(formItems, token, converter);
            });
  }

  private static void requireObject(JSONObject call) {
    if (call.has(PARAMETERS) && call.optJSONObject(PARAMETERS) == null) {
      throw new ProtocolException(HttpServletResponse.SC_BAD_REQUEST, "params must be an object");
    }
  }

  @Override
  public RestHandler getRestHandler(String path, String method) {
    return (parameters, body, token, converter) ->
        guarded(
            () ->
                registry
                    .getRestHandler(path, method)
                    .execute(parameters, body, token, new InputConverter(converter)));
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
    return registry.getSupportedRestServices();
  }

  @Override
  public Set<String> getSupportedRpcServices() {
    return registry.getSupportedRpcServices();
  }
}
