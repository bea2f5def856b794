package io.shindigneo4j.opensocial.people;

import io.shindigneo4j.opensocial.mapping.BeanTable;
import io.shindigneo4j.opensocial.request.InputConversion;
import io.shindigneo4j.schema.people.PeopleOperations.DetailList;
import io.shindigneo4j.schema.people.PersonDetail;
import io.shindigneo4j.schema.query.ListQuery.Target;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.apache.shindig.social.opensocial.model.Name;
import org.apache.shindig.social.opensocial.model.Person;

/**
 * A list of a profile: which table its entries have, and where it stands in the bean.
 *
 * @param <E> an entry
 * @param value the property that stands for the whole entry in filters and sorting
 */
record DetailMapping<E>(
    PersonDetail detail,
    BeanTable<E> table,
    String value,
    Function<Person, List<E>> getter,
    BiConsumer<Person, List<E>> setter) {

  /**
   * The types of the entries that Shindig's bean makes of {@code thumbnailUrl} and {@code
   * profileUrl}.
   */
  private static final Map<PersonDetail, String> PROXIED_TYPES =
      Map.of(
          PersonDetail.PHOTOS, Person.THUMBNAIL_PHOTO_TYPE,
          PersonDetail.URLS, Person.PROFILE_URL_TYPE);

  private static final Map<PersonDetail, DetailMapping<?>> ALL = new EnumMap<>(PersonDetail.class);

  static {
    add(
        PersonDetail.ACCOUNTS,
        DetailTables.ACCOUNT,
        "userId",
        Person::getAccounts,
        Person::setAccounts);
    add(
        PersonDetail.ADDRESSES,
        DetailTables.ADDRESS,
        "formatted",
        Person::getAddresses,
        Person::setAddresses);
    add(
        PersonDetail.ALTERNATE_NAMES,
        DetailTables.NAME,
        "formatted",
        person -> person instanceof SocialPerson all ? all.getAlternateNames() : null,
        DetailMapping::setAlternateNames);
    add(
        PersonDetail.EMAILS,
        DetailTables.LIST_FIELD,
        "value",
        Person::getEmails,
        Person::setEmails);
    add(PersonDetail.IMS, DetailTables.LIST_FIELD, "value", Person::getIms, Person::setIms);
    add(
        PersonDetail.ORGANIZATIONS,
        DetailTables.ORGANIZATION,
        "name",
        Person::getOrganizations,
        Person::setOrganizations);
    add(
        PersonDetail.PHONE_NUMBERS,
        DetailTables.LIST_FIELD,
        "value",
        Person::getPhoneNumbers,
        Person::setPhoneNumbers);
    add(
        PersonDetail.PHOTOS,
        DetailTables.LIST_FIELD,
        "value",
        Person::getPhotos,
        Person::setPhotos);
    add(PersonDetail.URLS, DetailTables.URL, "value", Person::getUrls, Person::setUrls);
  }

  private static void setAlternateNames(Person person, List<Name> names) {
    if (person instanceof SocialPerson all) {
      all.setAlternateNames(names);
    }
  }

  private static <E> void add(
      PersonDetail detail,
      BeanTable<E> table,
      String value,
      Function<Person, List<E>> getter,
      BiConsumer<Person, List<E>> setter) {
    ALL.put(detail, new DetailMapping<>(detail, table, value, getter, setter));
  }

  static List<DetailMapping<?>> all() {
    return List.copyOf(ALL.values());
  }

  static Optional<DetailMapping<?>> ofRelationshipType(String type) {
    return PersonDetail.ofRelationshipType(type).map(ALL::get);
  }

  /** The property path of a field such as {@code emails} or {@code emails.type}. */
  static Optional<Target> target(String field) {
    String[] parts = field.split("\\.", 2);
    return PersonDetail.ofField(parts[0])
        .map(ALL::get)
        .flatMap(mapping -> mapping.targetOf(parts.length == 1 ? mapping.value : parts[1]));
  }

  private Optional<Target> targetOf(String property) {
    return table.keys().contains(property)
        ? Optional.of(new Target(detail.relationshipType(), property))
        : Optional.empty();
  }

  /** The list as it is to be stored; empty if the bean says nothing of it. */
  Optional<DetailList> read(Person person) {
    return InputConversion.of(
        () ->
            Optional.ofNullable(getter.apply(person))
                .map(entries -> list(entries.stream().map(table::toProperties).toList())));
  }

  /**
   * A list with nothing but the entry that the bean made itself is not what the caller sent: it
   * leaves the other entries alone.
   */
  private DetailList list(List<Map<String, Object>> entries) {
    DetailList list = DetailList.of(detail, entries);
    String proxied = PROXIED_TYPES.get(detail);
    return entries.size() == 1 && isProxy(entries.get(0), proxied) ? list.onlyOf(proxied) : list;
  }

  private static boolean isProxy(Map<String, Object> entry, String type) {
    return entry.keySet().equals(Set.of("type", "value")) && entry.get("type").equals(type);
  }

  void add(Person person, Map<String, Object> properties) {
    List<E> entries = getter.apply(person);
    if (entries == null) {
      entries = new ArrayList<>();
      setter.accept(person, entries);
    }
    entries.add(table.toBean(properties));
  }
}
