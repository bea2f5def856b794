package io.shindigneo4j.web.endpoint;

import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.apache.shindig.protocol.Operation;
import org.apache.shindig.protocol.Service;
import org.apache.shindig.protocol.SystemHandler;

/**
 * The RPC methods that only read: those that REST serves by GET alone.
 *
 * @param reading whether it only reads, by service and operation, such as {@code people.get}
 */
record ReadMethods(Map<String, Boolean> reading) {

  /**
   * @param handlers classes or instances, as for Shindig's servlets
   */
  static ReadMethods of(Set<?> handlers) {
    Map<String, Boolean> reading = new TreeMap<>();
    Stream.concat(handlers.stream(), Stream.of(SystemHandler.class))
        .map(handler -> handler instanceof Class<?> type ? type : handler.getClass())
        .forEach(type -> add(type, reading));
    return new ReadMethods(reading);
  }

  boolean contain(String method) {
    return reading.getOrDefault(method, false);
  }

  /** If two operations have one name, either may answer: both must only read. */
  private static void add(Class<?> handler, Map<String, Boolean> reading) {
    String service = handler.getAnnotation(Service.class).name();
    for (Method method : handler.getMethods()) {
      Operation operation = method.getAnnotation(Operation.class);
      if (operation != null) {
        reading.merge(
            service + "." + name(operation, method), reads(operation), Boolean::logicalAnd);
      }
    }
  }

  private static String name(Operation operation, Method method) {
    return operation.name().isEmpty() ? method.getName() : operation.name();
  }

  private static boolean reads(Operation operation) {
    return Arrays.equals(operation.httpMethods(), new String[] {"GET"});
  }
}
