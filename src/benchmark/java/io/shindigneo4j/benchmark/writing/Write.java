package io.shindigneo4j.benchmark.writing;

import io.shindigneo4j.schema.Operation;
import java.util.Map;
import java.util.function.IntFunction;

/**
 * A kind of write, by its name in the report. Thread-safe.
 *
 * @param operation the operation's name
 * @param parameters of a call, by its number
 */
public record Write(String name, String operation, IntFunction<Map<String, Object>> parameters) {

  static <P extends Record> Write of(
      String name, Operation<P, ?> operation, IntFunction<? extends P> parameters) {
    return new Write(name, operation.name(), number -> operation.toMap(parameters.apply(number)));
  }
}
