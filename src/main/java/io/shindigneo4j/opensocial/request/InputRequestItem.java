package io.shindigneo4j.opensocial.request;

import io.shindigneo4j.opensocial.json.Moments;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Supplier;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.protocol.ProtocolException;
import org.apache.shindig.protocol.conversion.BeanConverter;
import org.apache.shindig.protocol.conversion.BeanJsonConverter;
import org.apache.shindig.protocol.model.FilterOperation;
import org.apache.shindig.protocol.model.SortOrder;
import org.apache.shindig.protocol.multipart.FormDataItem;
import org.apache.shindig.social.opensocial.service.SocialRequestItem;
import org.apache.shindig.social.opensocial.spi.GroupId;
import org.apache.shindig.social.opensocial.spi.UserId;
import org.json.JSONArray;
import org.json.JSONException;
import org.json.JSONObject;
import org.jspecify.annotations.Nullable;

/**
 * A request whose getters convert by {@link InputConversion}. Shindig makes an item of the type
 * that a handler's method takes, so every handler takes this one.
 */
public final class InputRequestItem extends SocialRequestItem {

  private static final String USER = "userId";
  private static final String GROUP = "groupId";
  private static final String SELF = "@self";
  private static final String UPDATED_SINCE = "updatedSince";
  private static final Set<String> HOW_TO_ANSWER =
      Set.of(
          "count",
          "fields",
          "filterBy",
          "filterOp",
          "filterValue",
          "sortBy",
          "sortOrder",
          "startIndex",
          UPDATED_SINCE);

  private final BeanConverter converter;
  private Set<String> inPath = Set.of();

  /** Those of a JSON-RPC call; null for a REST request. */
  private final @Nullable JSONObject parameters;

  /** A REST request. */
  public InputRequestItem(
      Map<String, String[]> parameters,
      SecurityToken token,
      BeanConverter converter,
      BeanJsonConverter jsonConverter) {
    super(parameters, token, converter, jsonConverter);
    this.converter = converter;
    this.parameters = null;
  }

  /** A JSON-RPC call. An empty text is no value for what says how to answer, as in REST. */
  public InputRequestItem(
      JSONObject parameters,
      Map<String, FormDataItem> formItems,
      SecurityToken token,
      BeanConverter converter,
      BeanJsonConverter jsonConverter) {
    super(withoutEmpty(parameters), formItems, token, converter, jsonConverter);
    this.converter = converter;
    this.parameters = parameters;
  }

  private static JSONObject withoutEmpty(JSONObject parameters) {
    for (String name : HOW_TO_ANSWER) {
      if ("".equals(parameters.opt(name))) {
        parameters.remove(name);
      }
    }
    return parameters;
  }

  /** Sets the names of the parameters that the path of a REST request has. */
  public void setInPath(Set<String> names) {
    inPath = names;
  }

  /** A parameter of the path of a REST request; null for none, and for a JSON-RPC call. */
  public @Nullable String ofPath(String name) {
    return inPath.contains(name) ? getParameter(name) : null;
  }

  /** Reads a body that is no JSON. */
  public interface BodyConverter extends BeanConverter {

    /** The JSON of a body that is to become a bean; null where the format has none. */
    @Nullable JSONObject read(String body, Class<?> bean);
  }

  /**
   * The JSON of a parameter that is to become a bean; null for what is no object, and for what is
   * refused when it is read.
   */
  @Nullable JSONObject document(String name, Class<?> bean) {
    String text = getParameter(name);
    try {
      if (text == null || text.isBlank()) {
        return null;
      } else if (text.stripLeading().startsWith("<")) {
        return converter instanceof BodyConverter body ? body.read(text, bean) : null;
      }
      String json = JsonSyntax.checked(text);
      return json.stripLeading().startsWith("{") ? new JSONObject(json) : null;
    } catch (JSONException | IllegalArgumentException e) {
      return null;
    }
  }

  /** Whether it is no JSON-RPC call. */
  boolean isRest() {
    return parameters == null;
  }

  @Override
  public Set<UserId> getUsers() {
    if (super.getListParameter(USER).contains("")) {
      throw Refusals.badRequest("userId must not be empty");
    }
    return of(USER, super::getUsers);
  }

  @Override
  public GroupId getGroup() {
    return getGroup(SELF);
  }

  /**
   * The group.
   *
   * @param otherwise where the request names none
   */
  public GroupId getGroup(String otherwise) {
    String id = getParameter(GROUP, otherwise);
    boolean named = !id.isEmpty() && id.charAt(0) != '@'; // Shindig reads "wall" as "@all"
    return of(GROUP, () -> named ? new GroupId(GroupId.Type.objectId, id) : GroupId.fromJson(id));
  }

  @Override
  public Date getUpdatedSince() {
    String text = getParameter(UPDATED_SINCE);
    return text == null ? null : of(UPDATED_SINCE, () -> Moments.given(text));
  }

  /** The conversion of one parameter, whose name a refusal has. */
  private static <T> T of(String name, Supplier<T> conversion) {
    try {
      return conversion.get();
    } catch (ProtocolException e) {
      throw e;
    } catch (RuntimeException e) {
      throw new UnreadableInputException(name, e);
    }
  }

  @Override
  public SortOrder getSortOrder() {
    return InputConversion.of(super::getSortOrder);
  }

  @Override
  public FilterOperation getFilterOperation() {
    return InputConversion.of(super::getFilterOperation);
  }

  @Override
  public int getStartIndex() {
    return whole("startIndex").orElseGet(super::getStartIndex);
  }

  @Override
  public int getCount() {
    return whole("count").orElseGet(super::getCount);
  }

  /** A number of JSON such as 1.0, which is whole; empty for any other value. */
  private OptionalInt whole(String name) {
    return parameters != null
            && parameters.opt(name) instanceof Double number
            && number.intValue() == number
        ? OptionalInt.of(number.intValue())
        : OptionalInt.empty();
  }

  @Override
  public Set<String> getFields(Set<String> otherwise) {
    return InputConversion.of(() -> super.getFields(otherwise));
  }

  @Override
  public List<String> getListParameter(String name) {
    return InputConversion.of(
        () -> super.getListParameter(name).stream().map(String::strip).toList());
  }

  @Override
  public String getParameter(String name) {
    Object value = parameters == null ? null : parameters.opt(name);
    return InputConversion.of(
        () ->
            value instanceof JSONObject || value instanceof JSONArray
                ? JsonSyntax.text(value)
                : super.getParameter(name));
  }

  @Override
  public <T> T getTypedParameter(String name, Class<T> type) {
    return InputConversion.of(() -> type.cast(super.getTypedParameter(name, type)));
  }

  @Override
  public <T> T getOptionalTypedParameter(String name, Class<T> type) {
    return InputConversion.of(() -> type.cast(super.getOptionalTypedParameter(name, type)));
  }

  @Override
  public <T> T getTypedRequest(Class<T> type) {
    return InputConversion.of(() -> type.cast(super.getTypedRequest(type)));
  }
}
