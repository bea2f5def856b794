package io.shindigneo4j.benchmark.question;

import io.shindigneo4j.opensocial.graph.FriendPath;
import io.shindigneo4j.opensocial.graph.NearPerson;
import io.shindigneo4j.opensocial.graph.RecommendedGroup;
import io.shindigneo4j.opensocial.graph.RecommendedPerson;
import io.shindigneo4j.opensocial.groups.GroupMapper;
import io.shindigneo4j.opensocial.groups.GroupMember;
import io.shindigneo4j.opensocial.groups.SocialGroup;
import io.shindigneo4j.opensocial.people.PersonMapper;
import io.shindigneo4j.schema.query.Item;
import io.shindigneo4j.schema.query.Item.Detail;
import io.shindigneo4j.schema.query.Selection;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.apache.shindig.social.core.model.MessageCollectionImpl;
import org.apache.shindig.social.core.model.MessageImpl;
import org.apache.shindig.social.core.model.PersonImpl;
import org.apache.shindig.social.opensocial.model.Message;
import org.apache.shindig.social.opensocial.model.MessageCollection;
import org.apache.shindig.social.opensocial.model.Person;

/** Converts values of an answer to Shindig's objects, as the project's services do. */
final class ShindigBeans {

  private ShindigBeans() {}

  static Function<FieldValues, Person> person(Selection selection) {
    return item -> filled(new PersonImpl(), item, selection);
  }

  private static <P extends Person> P filled(P person, FieldValues item, Selection selection) {
    PersonMapper.fill(person, selection, new Item(values(item), details(item)));
    return person;
  }

  private static List<Detail> details(FieldValues item) {
    List<?> details = (List<?>) item.get("details");
    return details == null ? List.of() : details.stream().map(ShindigBeans::detail).toList();
  }

  @SuppressWarnings("unchecked") // the shape of a detail
  private static Detail detail(Object detail) {
    List<?> entry = (List<?>) detail;
    return new Detail((String) entry.get(0), (Map<String, Object>) entry.get(1));
  }

  /** The values as a list. An embedded database returns arrays. */
  @SuppressWarnings("unchecked") // the shape of an item
  private static List<Object> values(FieldValues item) {
    List<Object> values = (List<Object>) item.get("values");
    for (Object value : values) {
      if (value instanceof Object[]) {
        return values.stream().map(ShindigBeans::list).toList();
      }
    }
    return values;
  }

  private static Object list(Object value) {
    return value instanceof Object[] array ? Arrays.asList(array) : value;
  }

  static Function<FieldValues, GroupMember> member(Selection selection) {
    return item -> {
      GroupMember member = filled(new GroupMember(), item, selection);
      member.setRole((String) item.get("role"));
      Object since = item.get("since");
      member.setSince(since == null ? null : new Date((Long) since));
      return member;
    };
  }

  private static Date time(Object text) {
    return text == null ? null : Date.from(Instant.parse((String) text));
  }

  static Function<FieldValues, NearPerson> near(Selection selection) {
    return item -> {
      NearPerson person = new NearPerson();
      PersonMapper.fill(person, selection, new Item(values(item), List.of()));
      person.setDistance((Long) item.get("distance"));
      return person;
    };
  }

  static Function<FieldValues, RecommendedPerson> recommendedPerson(Selection selection) {
    return item -> {
      RecommendedPerson person = filled(new RecommendedPerson(), item, selection);
      person.setScore((Long) item.get("score"));
      person.setCommonFriends((Long) item.get("common"));
      person.setExamples(examples(item));
      return person;
    };
  }

  private static List<Person> examples(FieldValues item) {
    List<Person> people = new ArrayList<>();
    for (Object example : (List<?>) item.get("examples")) {
      Person person = new PersonImpl();
      person.setId((String) ((Map<?, ?>) example).get("id"));
      person.setDisplayName((String) ((Map<?, ?>) example).get("displayName"));
      people.add(person);
    }
    return people;
  }

  static Function<FieldValues, RecommendedGroup> recommendedGroup(Selection selection) {
    return item -> {
      RecommendedGroup group = new RecommendedGroup();
      GroupMapper.fill(group, selection, values(item));
      group.setFriends((Long) item.get("friends"));
      group.setExamples(examples(item));
      return group;
    };
  }

  static Function<FieldValues, SocialGroup> group(Selection selection) {
    return item -> {
      SocialGroup group = new SocialGroup();
      GroupMapper.fill(group, selection, values(item));
      return group;
    };
  }

  /** Converts the first path. */
  static Function<FieldValues, FriendPath> path(Selection selection) {
    return item -> {
      List<Person> people = new ArrayList<>();
      for (Object person : (List<?>) ((List<?>) item.get("paths")).get(0)) {
        people.add(filled(new PersonImpl(), ((Map<?, ?>) person)::get, selection));
      }
      FriendPath path = new FriendPath();
      path.setLength(people.size() - 1);
      path.setPeople(people);
      return path;
    };
  }

  /** Converts the values of {@link Questions#MESSAGES}. */
  static Message message(FieldValues item) {
    List<?> values = values(item);
    Message message = new MessageImpl();
    message.setId((String) values.get(0));
    message.setSenderId((String) values.get(1));
    message.setTimeSent(time(values.get(2)));
    message.setTitle((String) values.get(3));
    message.setBody((String) values.get(4));
    message.setStatus(Message.Status.valueOf((String) values.get(5)));
    return message;
  }

  /** Converts the values of {@link Questions#COLLECTIONS}. */
  static MessageCollection collection(FieldValues item) {
    List<?> values = values(item);
    MessageCollection collection = new MessageCollectionImpl();
    collection.setId((String) values.get(0));
    collection.setTitle((String) values.get(1));
    collection.setTotal(Math.toIntExact((Long) values.get(2)));
    collection.setUnread(Math.toIntExact((Long) values.get(3)));
    return collection;
  }
}
