package io.shindigneo4j.benchmark.shindig;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import io.shindigneo4j.benchmark.question.ShindigAnswer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.apache.shindig.social.core.model.ActivityObjectImpl;
import org.apache.shindig.social.core.model.AddressImpl;
import org.apache.shindig.social.core.model.NameImpl;
import org.apache.shindig.social.core.model.OrganizationImpl;
import org.apache.shindig.social.core.model.PersonImpl;
import org.apache.shindig.social.opensocial.model.ActivityObject;
import org.apache.shindig.social.opensocial.model.Address;
import org.apache.shindig.social.opensocial.model.Name;
import org.apache.shindig.social.opensocial.model.Organization;
import org.apache.shindig.social.opensocial.model.Person;

/** Writes calls as JSON, and reads Shindig's objects from JSON. */
final class SocialJson {

  /**
   * Ignores fields that the JSON has twice, such as photos and links, and flags that only repeat
   * who asks.
   */
  @JsonIgnoreProperties({"photos", "urls", "isOwner", "isViewer"})
  private interface OnePlaceForEach {}

  /** A response that wraps the answer. */
  private record Wrapped<T>(@JsonAlias({"entry", "result"}) T content) {}

  private record Listed<T>(Long totalResults, List<T> list) {}

  private static final ObjectMapper JSON =
      JsonMapper.builder()
          .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .enable(MapperFeature.ACCEPT_CASE_INSENSITIVE_ENUMS)
          .addMixIn(PersonImpl.class, OnePlaceForEach.class)
          .addModule(
              new SimpleModule()
                  .addAbstractTypeMapping(Person.class, PersonImpl.class)
                  .addAbstractTypeMapping(Name.class, NameImpl.class)
                  .addAbstractTypeMapping(Address.class, AddressImpl.class)
                  .addAbstractTypeMapping(Organization.class, OrganizationImpl.class)
                  .addAbstractTypeMapping(ActivityObject.class, ActivityObjectImpl.class))
          .build();

  private SocialJson() {}

  static byte[] rpc(SocialRequest call) {
    try {
      return JSON.writeValueAsBytes(
          Map.of("method", call.method(), "id", "1", "params", call.parameters()));
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  /** A batch of calls. Their ids are their places. */
  static byte[] rpc(List<SocialRequest> calls) {
    try {
      return JSON.writeValueAsBytes(
          IntStream.range(0, calls.size())
              .mapToObj(
                  place ->
                      Map.of(
                          "method", calls.get(place).method(),
                          "id", Integer.toString(place),
                          "params", calls.get(place).parameters()))
              .toList());
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  /**
   * The response to one call or to several.
   *
   * @throws IllegalStateException if a call is refused
   */
  static JsonNode check(byte[] body) {
    try {
      JsonNode response = JSON.readTree(body);
      if (response.findValue("error") != null) {
        throw new IllegalStateException("Shindig refuses a call: " + response);
      }
      return response;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static ShindigAnswer answer(byte[] body, SocialRequest call, ShindigProtocol protocol)
      throws IOException {
    Object content = JSON.readValue(body, type(call.reply(), protocol));
    if (content instanceof Wrapped<?> wrapped) {
      content = wrapped.content();
    }
    if (content instanceof Listed<?> listed) {
      return new ShindigAnswer(
          call.reply().isCounted() ? listed.totalResults() : null, page(listed, call));
    }
    return new ShindigAnswer(call.reply().isCounted() ? 1L : null, List.of(content));
  }

  private static List<?> page(Listed<?> listed, SocialRequest call) {
    List<?> list = listed.list();
    return list.size() <= call.limit() ? list : list.subList(0, (int) call.limit());
  }

  private static JavaType type(ShindigReply reply, ShindigProtocol protocol) {
    JavaType bean = JSON.constructType(reply.bean());
    JavaType content = reply.isAlone() ? bean : of(Listed.class, bean);
    return protocol.wraps(reply) ? of(Wrapped.class, content) : content;
  }

  private static JavaType of(Class<?> outer, JavaType inner) {
    return JSON.getTypeFactory().constructParametricType(outer, inner);
  }
}
