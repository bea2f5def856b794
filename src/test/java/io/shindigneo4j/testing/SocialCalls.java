package io.shindigneo4j.testing;

import com.google.inject.Guice;
import com.google.inject.Injector;
import io.shindigneo4j.opensocial.xml.AtomBeanConverter;
import io.shindigneo4j.opensocial.xml.SocialXmlConfiguration;
import io.shindigneo4j.opensocial.xml.XmlBeanConverter;
import java.io.StringReader;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Future;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.protocol.DataCollection;
import org.apache.shindig.protocol.DefaultHandlerRegistry;
import org.apache.shindig.protocol.HandlerExecutionListener.NoOpHandler;
import org.apache.shindig.protocol.RestHandler;
import org.apache.shindig.protocol.RestfulCollection;
import org.apache.shindig.protocol.conversion.BeanConverter;
import org.apache.shindig.protocol.conversion.BeanJsonConverter;
import org.json.JSONException;
import org.json.JSONObject;

/** REST and RPC requests to handlers as Shindig dispatches them, without a web server. */
public final class SocialCalls {

  private final BeanJsonConverter json;
  private final BeanConverter xml;
  private final BeanConverter atom;
  private final DefaultHandlerRegistry registry;

  public SocialCalls(Object... handlers) {
    Injector injector = Guice.createInjector();
    json = new BeanJsonConverter(injector);
    XmlBeanConverter converter = new XmlBeanConverter(new SocialXmlConfiguration(injector), json);
    xml = converter;
    atom = new AtomBeanConverter(converter, json);
    registry = new DefaultHandlerRegistry(injector, json, new NoOpHandler());
    registry.addHandlers(Set.of(handlers));
  }

  /** JSON in and out; the path may have a query without escapes. */
  public JSONObject rest(String method, String path, String body, SecurityToken token) {
    return object(SameJson.of(wrapped(call(method, path, body, token, json))));
  }

  /** XML in and out. */
  public String restXml(String method, String path, String body, SecurityToken token) {
    return xml.convertToString(wrapped(call(method, path, body, token, xml)));
  }

  /** Atom out. */
  public String restAtom(String path, SecurityToken token) {
    return atom.convertToString(wrapped(call("GET", path, null, token, json)));
  }

  /** A JSON-RPC call; the answer has its {@code result}. */
  public JSONObject rpc(String method, String parameters, SecurityToken token) {
    JSONObject request = object("{method:'" + method + "', params:" + parameters + "}");
    Object answer = Answers.get(registry.getRpcHandler(request).execute(Map.of(), token, json));
    return object(SameJson.of(Map.of("result", result(answer))));
  }

  private static Object result(Object answer) {
    if (answer == null) {
      return Map.of();
    }
    return answer instanceof DataCollection data ? data.getEntry() : answer;
  }

  private Object call(
      String method, String path, String body, SecurityToken token, BeanConverter converter) {
    String[] parts = path.split("\\?", 2);
    Map<String, String[]> parameters = new HashMap<>();
    if (parts.length > 1) {
      for (String pair : parts[1].split("&")) {
        String[] keyAndValue = pair.split("=", 2);
        parameters.put(keyAndValue[0], new String[] {keyAndValue[1]});
      }
    }
    RestHandler handler = registry.getRestHandler(parts[0], method);
    Future<?> answer =
        handler.execute(parameters, body == null ? null : new StringReader(body), token, converter);
    Object value = Answers.get(answer);
    return value == null ? Map.of() : value;
  }

  private static Object wrapped(Object answer) {
    return answer instanceof DataCollection || answer instanceof RestfulCollection
        ? answer
        : Map.of("entry", answer);
  }

  private static JSONObject object(String text) {
    try {
      return new JSONObject(text);
    } catch (JSONException e) {
      throw new AssertionError(text, e);
    }
  }
}
