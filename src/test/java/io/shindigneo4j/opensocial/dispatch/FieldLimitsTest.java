package io.shindigneo4j.opensocial.dispatch;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.google.inject.Guice;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import org.apache.shindig.protocol.Operation;
import org.apache.shindig.protocol.ProtocolException;
import org.apache.shindig.protocol.RequestItem;
import org.apache.shindig.protocol.Service;
import org.json.JSONArray;
import org.json.JSONObject;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("The fields that a call asks for")
class FieldLimitsTest {

  @Service(name = "things")
  public static final class Handler {

    @Operation(httpMethods = "GET")
    public Object get(RequestItem request) {
      return request.getFields();
    }
  }

  private final GuardedHandlerRegistry registry = registry();

  private static GuardedHandlerRegistry registry() {
    GuardedHandlerRegistry registry =
        Guice.createInjector().getInstance(GuardedHandlerRegistry.class);
    registry.addHandlers(Set.of(Handler.class));
    return registry;
  }

  static List<List<String>> tooMany() {
    return List.of(
        List.of(".".repeat(FieldLimits.MAX_DOTS + 1)),
        List.of("a,b" + ".b".repeat(FieldLimits.MAX_DOTS + 1) + ",c"),
        List.of("a" + ",a".repeat(FieldLimits.MAX)),
        List.of("a".repeat(FieldLimits.CHARACTERS + 1)),
        List.of("\u0130".repeat(1_001)),
        List.of("\u03A3".repeat(1_001)));
  }

  static List<List<String>> enough() {
    return List.of(
        List.of(),
        List.of("id", "name.familyName"),
        List.of("a" + ".b".repeat(FieldLimits.MAX_DOTS) + ",c.d"),
        List.of("a" + ",a".repeat(FieldLimits.MAX - 1)),
        List.of("a".repeat(FieldLimits.CHARACTERS)));
  }

  @ParameterizedTest
  @MethodSource("tooMany")
  void areBoundedInNumberLengthAndDots(List<String> fields) {
    assertRefused(rest(fields));
    assertRefused(rpc(fields.get(0)));
    assertRefused(rpc(new JSONArray(fields)));
  }

  @ParameterizedTest
  @MethodSource("enough")
  void areTakenWithinTheLimits(List<String> fields) {
    assertThatCode(() -> rest(fields).get()).doesNotThrowAnyException();
    assertThatCode(() -> rpc(new JSONArray(fields)).get()).doesNotThrowAnyException();
    assertThatCode(() -> rpc(String.join(",", fields)).get()).doesNotThrowAnyException();
  }

  @Test
  void areCountedOverAllParameters() {
    List<String> many = Collections.nCopies(FieldLimits.MAX + 1, "a");
    assertRefused(rest(many));
    assertRefused(rpc(new JSONArray(many)));
  }

  private Future<?> rest(List<String> fields) {
    Map<String, String[]> parameters = new HashMap<>();
    if (!fields.isEmpty()) {
      parameters.put("fields", new String[] {String.join(",", fields)});
    }
    return registry.getRestHandler("/things", "GET").execute(parameters, null, null, null);
  }

  private Future<?> rpc(Object fields) {
    JSONObject parameters = new JSONObject(Map.of("fields", fields));
    JSONObject call = new JSONObject(Map.of("method", "things.get", "params", parameters));
    return registry.getRpcHandler(call).execute(Map.of(), null, null);
  }

  private static void assertRefused(Future<?> call) {
    assertThatExceptionOfType(ExecutionException.class)
        .isThrownBy(call::get)
        .satisfies(
            failure ->
                assertThatExceptionOfType(ProtocolException.class)
                    .isThrownBy(
                        () -> {
                          throw failure.getCause();
                        })
                    .matches(refusal -> refusal.getCode() == 400));
  }
}
