package io.shindigneo4j.opensocial.people;

import io.shindigneo4j.opensocial.mapping.SocialAddress;
import java.beans.IntrospectionException;
import java.beans.Introspector;
import java.beans.PropertyDescriptor;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import org.apache.shindig.protocol.model.Enum;
import org.apache.shindig.protocol.model.Enum.EnumKey;
import org.apache.shindig.protocol.model.EnumImpl;
import org.apache.shindig.social.core.model.AccountImpl;
import org.apache.shindig.social.core.model.BodyTypeImpl;
import org.apache.shindig.social.core.model.ListFieldImpl;
import org.apache.shindig.social.core.model.UrlImpl;
import org.apache.shindig.social.opensocial.model.Account;
import org.apache.shindig.social.opensocial.model.Address;
import org.apache.shindig.social.opensocial.model.BodyType;
import org.apache.shindig.social.opensocial.model.ListField;
import org.apache.shindig.social.opensocial.model.Name;
import org.apache.shindig.social.opensocial.model.Organization;
import org.apache.shindig.social.opensocial.model.Person;
import org.apache.shindig.social.opensocial.model.Url;

/**
 * Shindig's beans with a value in everything that has a setter, found by reflection, so that a
 * field that a later Shindig adds has one as well.
 */
final class RandomBeans {

  private static final Map<Class<?>, Supplier<?>> BEANS =
      Map.of(
          Account.class, AccountImpl::new,
          Address.class, SocialAddress::new,
          BodyType.class, BodyTypeImpl::new,
          ListField.class, ListFieldImpl::new,
          Name.class, SocialName::new,
          Organization.class, SocialOrganization::new,
          Url.class, UrlImpl::new);

  /**
   * The first is another service's, the next two depend on who asks, and the last two stand inside
   * photos and urls.
   */
  private static final Set<String> NOT_STORED =
      Set.of("appData", "isOwner", "isViewer", "thumbnailUrl", "profileUrl");

  private static final List<Float> FLOATS = List.of(1.84f, -0.1f, 0f, 3.4e38f, 48.858193f);

  private final RandomGenerator random;

  RandomBeans(RandomGenerator random) {
    this.random = random;
  }

  Person person() {
    SocialPerson person = new SocialPerson();
    fill(person);
    if (random.nextBoolean()) {
      person.setThumbnailUrl(text());
      person.setProfileUrl(text());
    }
    return person;
  }

  private Object filled(Supplier<?> constructor) {
    Object bean = constructor.get();
    fill(bean);
    return bean;
  }

  private void fill(Object bean) {
    try {
      for (PropertyDescriptor property :
          Introspector.getBeanInfo(bean.getClass()).getPropertyDescriptors()) {
        if (property.getWriteMethod() != null && !NOT_STORED.contains(property.getName())) {
          Type type = property.getWriteMethod().getGenericParameterTypes()[0];
          property.getWriteMethod().invoke(bean, value(type));
        }
      }
    } catch (IntrospectionException | ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  private Object value(Type type) {
    if (type instanceof ParameterizedType generic) {
      return generic.getRawType() == List.class
          ? list(generic.getActualTypeArguments()[0])
          : word((Class<?>) generic.getActualTypeArguments()[0]);
    }
    Class<?> simple = (Class<?>) type;
    if (BEANS.containsKey(simple)) {
      return filled(BEANS.get(simple));
    } else if (simple.isEnum()) {
      return constant(simple);
    }
    return scalar(simple);
  }

  private Object scalar(Class<?> type) {
    return switch (type.getSimpleName()) {
      case "String" -> text();
      case "Boolean" -> random.nextBoolean();
      case "Integer" -> random.nextInt();
      case "Long" -> random.nextLong();
      case "Float" -> FLOATS.get(random.nextInt(FLOATS.size()));
      case "Date" -> new Date(random.nextLong(-1L << 42, 1L << 42));
      default -> throw new AssertionError("no random value for " + type);
    };
  }

  private List<Object> list(Type elementType) {
    List<Object> list = new ArrayList<>();
    for (int i = 0; i < 1 + random.nextInt(3); i++) {
      list.add(value(elementType));
    }
    return list;
  }

  private Enum<?> word(Class<?> keyType) {
    EnumKey key = (EnumKey) constant(keyType);
    return random.nextBoolean() ? new EnumImpl<>(key) : new EnumImpl<>(key, text());
  }

  private Object constant(Class<?> type) {
    return type.getEnumConstants()[random.nextInt(type.getEnumConstants().length)];
  }

  private String text() {
    return List.of("a b", "ä😀", "x'\"y", "line\nline", "").get(random.nextInt(5))
        + random.nextInt(1000);
  }
}
