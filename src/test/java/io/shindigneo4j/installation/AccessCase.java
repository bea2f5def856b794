package io.shindigneo4j.installation;

import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * One request, over REST and over RPC, and the status that each caller gets for it.
 *
 * @param body of the REST request; null for none
 * @param parameters of the RPC call, with the body among them
 * @param statuses by the order of {@link ApiCaller}
 */
record AccessCase(
    String verb,
    String path,
    Map<String, Object> body,
    String method,
    Map<String, Object> parameters,
    List<Integer> statuses) {

  /** The owner of all that the requests are about. */
  static final String PERSON = "john.doe";

  int status(ApiCaller caller) {
    return statuses.get(caller.ordinal());
  }

  boolean isRead() {
    return verb.equals("GET");
  }

  /** The call of RPC, with ids filled into its parameters. */
  Map<String, Object> call(UnaryOperator<String> ids) {
    Map<String, Object> filled =
        parameters.entrySet().stream()
            .collect(Collectors.toMap(Map.Entry::getKey, entry -> filled(entry.getValue(), ids)));
    return Map.of("method", method, "id", toString(), "params", filled);
  }

  private static Object filled(Object value, UnaryOperator<String> ids) {
    if (value instanceof List<?> list) {
      return list.stream().map(element -> filled(element, ids)).toList();
    }
    return value instanceof String text ? ids.apply(text) : value;
  }

  @Override
  public String toString() {
    return verb + " " + path + ", " + method;
  }
}
