package io.shindigneo4j.opensocial;

import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.protocol.ProtocolException;

/**
 * Stands in for a service that the graph does not serve yet: every call answers with status 501.
 */
final class UnservedServices {

  private UnservedServices() {}

  static <S> S standIn(Class<S> service) {
    Object standIn =
        Proxy.newProxyInstance(
            service.getClassLoader(),
            new Class<?>[] {service},
            (proxy, method, arguments) -> {
              if (method.getDeclaringClass() == Object.class) {
                return identity(service, proxy, method, arguments);
              }
              throw new ProtocolException(
                  HttpServletResponse.SC_NOT_IMPLEMENTED,
                  service.getSimpleName() + " is not served from the graph");
            });
    return service.cast(standIn);
  }

  private static Object identity(
      Class<?> service, Object proxy, Method method, Object[] arguments) {
    return switch (method.getName()) {
      case "equals" -> proxy == arguments[0];
      case "hashCode" -> System.identityHashCode(proxy);
      default -> "unserved " + service.getSimpleName();
    };
  }
}
