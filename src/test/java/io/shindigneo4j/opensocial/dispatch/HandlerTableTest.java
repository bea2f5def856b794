package io.shindigneo4j.opensocial.dispatch;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.inject.Guice;
import com.google.inject.Injector;
import com.google.inject.Key;
import com.google.inject.TypeLiteral;
import com.google.inject.name.Names;
import io.shindigneo4j.opensocial.SocialApiModule;
import io.shindigneo4j.opensocial.SocialGraphModule;
import io.shindigneo4j.web.LayeredPropertiesModule;
import java.io.StringReader;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import org.apache.shindig.common.servlet.GuiceServletContextListener.CleanupHandler;
import org.apache.shindig.protocol.DefaultHandlerRegistry;
import org.apache.shindig.protocol.HandlerExecutionListener;
import org.apache.shindig.protocol.HandlerRegistry;
import org.apache.shindig.protocol.ProtocolException;
import org.apache.shindig.protocol.RequestItem;
import org.apache.shindig.protocol.conversion.BeanConverter;
import org.json.JSONException;
import org.json.JSONObject;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The handlers of paths and methods, as Shindig's registry finds them")
class HandlerTableTest {

  private static final List<String> HTTP = List.of("GET", "POST", "PUT", "DELETE", "get", "HEAD");

  /** What stands where a template has a parameter or an end. */
  private static final List<String> VALUES =
      List.of(
          "@me", "a,b", "", ",", "a%2Fb", "{userId}", "@supportedFields", "%", "ä b", "+", "..");

  private static final BeanConverter CONVERTER =
      new GuardedHandlerRegistry.InputConverter(null, null);
  private static final Map<String, Object> PARAMETERS = Map.of("userId", "@me", "count", "3");

  private static final Injector INJECTOR =
      Guice.createInjector(
          new LayeredPropertiesModule(), new SocialApiModule(), new SocialGraphModule());

  private static final Set<Object> HANDLERS =
      INJECTOR.getInstance(
          Key.get(new TypeLiteral<Set<Object>>() {}, Names.named("org.apache.shindig.handlers")));

  private final Noted shindigs = new Noted();
  private final Noted own = new Noted();
  private final HandlerRegistry shindig =
      new DefaultHandlerRegistry(INJECTOR, new InputJsonConverter(INJECTOR), shindigs);
  private final HandlerRegistry registry = new GuardedHandlerRegistry(INJECTOR, own);

  /** Says which operation is called with what, and does not let it run. */
  private static final class Noted implements HandlerExecutionListener {
    private final Set<String> seen = new LinkedHashSet<>();
    private String last;

    @Override
    public void executing(String service, String operation, RequestItem item) {
      Map<String, String> parameters = new TreeMap<>();
      for (String name : item.getParameterNames()) {
        parameters.put(name, item.getListParameter(name).toString());
      }
      last = item.getClass().getSimpleName() + ' ' + service + '.' + operation + parameters;
      seen.add(service + '.' + operation);
      throw new ProtocolException(418, "noted");
    }

    @Override
    public void executed(String service, String operation, RequestItem item) {}
  }

  /** Of the driver, which would try to connect for as long as the process runs. */
  @AfterAll
  static void cleanUp() {
    INJECTOR.getInstance(CleanupHandler.class).cleanup();
  }

  @BeforeEach
  void fill() {
    shindig.addHandlers(HANDLERS);
    registry.addHandlers(HANDLERS);
  }

  @Test
  void haveTheSameNames() {
    assertThat(registry.getSupportedRestServices())
        .isNotEmpty()
        .isEqualTo(shindig.getSupportedRestServices());
    assertThat(registry.getSupportedRpcServices())
        .isNotEmpty()
        .isEqualTo(shindig.getSupportedRpcServices());
  }

  @Test
  void areThoseOfEachPath() {
    Set<String> paths = paths();
    for (String path : paths) {
      for (String http : HTTP) {
        if (!namesNothing(path, http)) {
          assertSame(path + ' ' + http, each -> rest(each, path, http));
        }
      }
    }
    assertThat(own.seen).hasSizeGreaterThan(80).isEqualTo(shindigs.seen);
  }

  @Test
  void areThoseOfEachMethod() throws JSONException {
    Set<String> names = new LinkedHashSet<>(shindig.getSupportedRpcServices());
    names.addAll(List.of("", "people", "people.", "People.get", "null", "people.get "));
    for (String name : names) {
      JSONObject call = new JSONObject().put("method", name).put("params", PARAMETERS);
      assertSame(name, each -> each.getRpcHandler(call).execute(Map.of(), null, CONVERTER));
    }
    JSONObject nothing = new JSONObject();
    assertSame("none", each -> each.getRpcHandler(nothing).execute(Map.of(), null, CONVERTER));
    assertThat(own.seen).hasSizeGreaterThan(50).isEqualTo(shindigs.seen);
  }

  /** Shindig reads, changes or deletes what is above. */
  private boolean namesNothing(String path, String http) {
    ProtocolException failure = failure(() -> rest(registry, path, http));
    boolean refused =
        failure.getMessage().startsWith("There is nothing at the path")
            || failure.getMessage().startsWith("The path has an empty segment");
    if (refused) {
      assertThat(failure.getCode()).isEqualTo(400);
    }
    return refused;
  }

  @Test
  void areNotThoseOfALongerPath() {
    for (String path :
        List.of("/albums/@me/@self/a/b", "/messages/@me/@inbox/m/x", "/groups/@me/g/x")) {
      assertThat(namesNothing(path + "/more", "DELETE")).as(path).isTrue();
    }
    assertThat(namesNothing("/system/methods", "GET")).isFalse();
    for (String service : registry.getSupportedRestServices()) {
      String[] operation = service.replaceAll("\\{[^/]*", "x").split(" ");
      assertThat(namesNothing(operation[1], operation[0])).as(service).isFalse();
      assertThat(namesNothing(operation[1] + "/", operation[0])).as(service).isFalse();
    }
  }

  @Test
  void areNotThoseOfAPathWithAnEmptySegment() {
    for (String path :
        List.of("/people//@self", "/people/@me//ann", "/albums//@self/a", "/messages/@me//m")) {
      assertThat(namesNothing(path, "DELETE")).as(path).isTrue();
    }
    assertThat(namesNothing("/people/@me/@self//", "DELETE")).isFalse();
  }

  private static Future<?> rest(HandlerRegistry registry, String path, String http) {
    Map<String, String[]> query = Map.of("fields", new String[] {"id,name"}, "a", new String[0]);
    return registry
        .getRestHandler(path, http)
        .execute(query, new StringReader("{}"), null, CONVERTER);
  }

  private void assertSame(String what, Function<HandlerRegistry, Future<?>> call) {
    shindigs.last = null;
    own.last = null;
    ProtocolException expected = failure(() -> call.apply(shindig));
    ProtocolException found = failure(() -> call.apply(registry));
    assertThat(own.last).as(what).isEqualTo(shindigs.last);
    assertThat(found.getCode()).as(what).isEqualTo(expected.getCode());
    if (!expected.getMessage().contains("for singular field")) { // ends with an object's address
      assertThat(found.getMessage()).as(what).isEqualTo(expected.getMessage());
    }
  }

  private static ProtocolException failure(Supplier<Future<?>> call) {
    try {
      call.get().get();
      throw new AssertionError("a handler has run");
    } catch (ExecutionException e) {
      return (ProtocolException) e.getCause();
    } catch (ProtocolException e) {
      return e;
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  /** All templates, cut, longer, and with all values. */
  private Set<String> paths() {
    Set<String> paths = new LinkedHashSet<>(List.of("/none", "none", "//", "/people//", "people"));
    for (String service : shindig.getSupportedRestServices()) {
      String template = service.substring(service.indexOf(' ') + 1);
      for (String value : VALUES) {
        String path = template.replaceAll("\\{[^/]*", Matcher.quoteReplacement(value));
        for (int end = path.indexOf('/', 1); end > 0; end = path.indexOf('/', end + 1)) {
          paths.add(path.substring(0, end));
          paths.add(path.substring(0, end + 1));
        }
        paths.addAll(List.of(path, path + '/', path + "/more", path + "//", path.substring(1)));
        paths.add(path.toUpperCase(Locale.ROOT));
      }
    }
    return paths;
  }
}
