package io.shindigneo4j.opensocial;

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
                return method.invoke(UnservedServices.class, arguments);
              }
              throw new ProtocolException(
                  HttpServletResponse.SC_NOT_IMPLEMENTED,
                  service.getSimpleName() + " is not served from the graph");
            });
    return service.cast(standIn);
  }
}
