package io.shindigneo4j.opensocial.request;

import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.json.JSONObject;

/**
 * What an update takes away, and what it leaves (OpenSocial Core API Server 2.5.1, Partial
 * Updates).
 *
 * @param removed the fields that are null in the body, and those that the parameter {@code fields}
 *     of a REST request names and the body has not; by the names that the bean has
 * @param parts the parts of fields, such as {@code name.givenName}, that {@code fields} names
 *     without their field: nothing else of the field is changed
 */
public record PartialUpdate(Set<String> removed, Set<String> parts) {

  /** An update of what the body has. */
  public static final PartialUpdate OF_THE_BODY = new PartialUpdate(Set.of(), Set.of());

  /** What each answer says of a bean, whatever is asked for, and no update changes. */
  private static final Set<String> TOLD = Set.of("id", "isOwner", "isViewer");

  /** Fields of a person that Shindig's bean keeps among the entries of a list: each brings both. */
  private static final Map<String, String> PROXIES =
      Map.of(
          "thumbnailUrl",
          "photos",
          "photos",
          "thumbnailUrl",
          "profileUrl",
          "urls",
          "urls",
          "profileUrl");

  /**
   * The one that a request asks for.
   *
   * @param body the name of the parameter with the body
   * @param bean what the body is read as
   * @throws org.apache.shindig.protocol.ProtocolException with status 400 for a field of the body
   *     that {@code fields} leaves out
   */
  public static PartialUpdate of(InputRequestItem request, String body, Class<?> bean) {
    JSONObject sent = request.document(body, bean);
    if (sent == null) {
      return new PartialUpdate(Set.of(), parts(named(request, bean)));
    }
    SpecifiedForms.rewrite(sent, bean);
    Set<String> names = names(sent);
    Set<String> fields = fields(request, sent, bean);
    Set<String> parts = parts(fields);
    Set<String> removed = new LinkedHashSet<>();
    names.stream()
        .filter(sent::isNull)
        .filter(name -> parts.stream().noneMatch(part -> whole(part).equals(name)))
        .forEach(removed::add);
    fields.stream()
        .filter(field -> !names.contains(whole(field)) || sent.isNull(whole(field)))
        .forEach(removed::add);
    return new PartialUpdate(removed, parts);
  }

  private static Set<String> parts(Set<String> fields) {
    return fields.stream()
        .filter(field -> !fields.contains(whole(field)))
        .collect(Collectors.toUnmodifiableSet());
  }

  /**
   * Whether a property stays as it is though the body has its field.
   *
   * @param key a field, or a part of one
   */
  public boolean leaves(String key) {
    return parts.stream().anyMatch(part -> whole(part).equals(whole(key)))
        && parts.stream().noneMatch(part -> key.equals(part) || key.startsWith(part + "."));
  }

  /**
   * The fields that the parameter {@code fields} of a REST request names; empty for all.
   *
   * @param sent the body, with the names that the bean has
   * @return the names that the bean has for them
   * @throws org.apache.shindig.protocol.ProtocolException with status 400 for a field of the body
   *     that {@code fields} leaves out
   */
  public static Set<String> fields(InputRequestItem request, JSONObject sent, Class<?> bean) {
    Set<String> fields = named(request, bean);
    if (!fields.isEmpty()) {
      requireNamed(names(sent), fields);
    }
    return fields;
  }

  private static Set<String> named(InputRequestItem request, Class<?> bean) {
    Set<String> fields = new LinkedHashSet<>();
    if (request.isRest()) {
      request.getListParameter("fields").stream()
          .map(field -> SpecifiedForms.name(field, bean))
          .forEach(fields::add);
    }
    return fields.stream().anyMatch(field -> field.startsWith("@")) ? Set.of() : fields;
  }

  /**
   * Refuses a body with a value in one of the fields.
   *
   * @throws org.apache.shindig.protocol.ProtocolException with status 400 and the name of the field
   */
  public static void requireNone(
      InputRequestItem request, String body, Class<?> bean, Set<String> fields) {
    JSONObject sent = request.document(body, bean);
    if (sent != null) {
      for (String name : names(sent)) {
        if (fields.contains(name) && !sent.isNull(name)) {
          throw Refusals.badRequest(name + " cannot be written");
        }
      }
    }
  }

  private static Set<String> names(JSONObject object) {
    String[] names = JSONObject.getNames(object);
    return names == null ? Set.of() : Set.of(names);
  }

  private static void requireNamed(Set<String> names, Set<String> fields) {
    Set<String> wholes = fields.stream().map(PartialUpdate::whole).collect(Collectors.toSet());
    for (String name : names) {
      if (!TOLD.contains(name)
          && !wholes.contains(name)
          && !wholes.contains(PROXIES.getOrDefault(name, name))) {
        throw Refusals.badRequest("the body has " + name + ", which fields does not name");
      }
    }
  }

  /** The field that a part such as {@code name.givenName} belongs to. */
  private static String whole(String field) {
    int dot = field.indexOf('.');
    return dot < 0 ? field : field.substring(0, dot);
  }
}
