package io.shindigneo4j.opensocial.activities;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.mapping.BeanDocuments;
import io.shindigneo4j.opensocial.request.InputConversion;
import io.shindigneo4j.opensocial.request.JsonSyntax;
import io.shindigneo4j.opensocial.request.Refusals;
import io.shindigneo4j.opensocial.request.UnreadableInputException;
import io.shindigneo4j.schema.GraphNames;
import java.beans.Introspector;
import java.lang.reflect.Method;
import java.util.Collections;
import java.util.HashSet;
import java.util.Set;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.protocol.ProtocolException;
import org.json.JSONObject;

/** Shindig's beans as documents and back. Safe for use by many threads. */
final class ActivityDocuments {

  private final BeanDocuments beans;

  @Inject
  ActivityDocuments(BeanDocuments beans) {
    this.beans = beans;
  }

  JSONObject document(Object bean) {
    return Json.stored(beans.text(bean));
  }

  /**
   * Refuses an invalid document: one with an infinite number, or one that cannot become a bean and
   * then JSON again.
   *
   * @throws ProtocolException with status 400
   */
  void check(JSONObject document, Class<?> type) {
    if (!Json.isFinite(document)) {
      throw Refusals.badRequest("a number of the activity is too large");
    }
    try {
      convert(document, type);
    } catch (UnreadableInputException e) {
      throw new ProtocolException(
          HttpServletResponse.SC_BAD_REQUEST,
          "a field of the activity has the wrong type" + named(document, type),
          e);
    }
  }

  private void convert(JSONObject document, Class<?> type) {
    InputConversion.of(
        () -> JsonSyntax.checked(beans.text(beans.bean(JsonSyntax.text(document), type))));
  }

  /** The field of the bean that cannot be converted alone, either. */
  private String named(JSONObject document, Class<?> type) {
    for (Method method : type.getMethods()) {
      String name = method.getName().startsWith("set") ? property(method) : "";
      if (!name.isEmpty() && document.has(name)) {
        try {
          convert(new JSONObject(Collections.singletonMap(name, document.opt(name))), type);
        } catch (UnreadableInputException e) {
          return ": " + name;
        }
      }
    }
    return "";
  }

  private static String property(Method setter) {
    return Introspector.decapitalize(setter.getName().substring("set".length()));
  }

  /** The bean with the id and these fields; with all fields where none is named. */
  <B> B bean(JSONObject document, Set<String> fields, Class<B> type) {
    return beans.bean(selected(document, fields), type);
  }

  private static JSONObject selected(JSONObject document, Set<String> fields) {
    if (fields == null || fields.isEmpty() || fields.contains("@all")) {
      return document;
    }
    Set<String> wanted = new HashSet<>(fields);
    wanted.add(GraphNames.ID);
    return Json.only(document, wanted);
  }
}
