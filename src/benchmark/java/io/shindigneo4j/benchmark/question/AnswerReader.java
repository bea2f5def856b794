package io.shindigneo4j.benchmark.question;

import io.shindigneo4j.opensocial.graph.FriendPath;
import io.shindigneo4j.opensocial.graph.NearPerson;
import io.shindigneo4j.opensocial.graph.RecommendedGroup;
import io.shindigneo4j.opensocial.graph.RecommendedPerson;
import io.shindigneo4j.opensocial.groups.GroupMember;
import io.shindigneo4j.opensocial.groups.SocialGroup;
import java.util.List;
import org.apache.shindig.protocol.model.Enum;
import org.apache.shindig.social.opensocial.model.ActivityEntry;
import org.apache.shindig.social.opensocial.model.ActivityObject;
import org.apache.shindig.social.opensocial.model.Address;
import org.apache.shindig.social.opensocial.model.Message;
import org.apache.shindig.social.opensocial.model.MessageCollection;
import org.apache.shindig.social.opensocial.model.Name;
import org.apache.shindig.social.opensocial.model.Organization;
import org.apache.shindig.social.opensocial.model.Person;

/** Reads every field of an answer's objects, as a program that displays them does. */
public final class AnswerReader {

  private AnswerReader() {}

  /** Returns a number that depends on all fields, so that the compiler removes no read. */
  public static long read(ShindigAnswer answer) {
    long sum = answer.total() == null ? 1 : answer.total();
    for (Object item : answer.items()) {
      sum += bean(item);
    }
    return sum;
  }

  private static long bean(Object bean) {
    if (bean instanceof Person person) {
      return person(person) + besides(person);
    } else if (bean instanceof ActivityEntry entry) {
      return entry(entry);
    } else if (bean instanceof Message message) {
      return message(message);
    } else if (bean instanceof SocialGroup group) {
      return group(group);
    } else if (bean instanceof MessageCollection collection) {
      return collection(collection);
    } else if (bean instanceof FriendPath path) {
      return path.getLength() + people(path.getPeople());
    }
    return value(bean);
  }

  private static long person(Person person) {
    Name name = person.getName();
    return value(person.getId())
        + value(person.getDisplayName())
        + (name == null
            ? 0
            : value(name.getFormatted()) + value(name.getFamilyName()) + value(name.getGivenName()))
        + value(person.getNickname())
        + value(person.getGender())
        + value(person.getBirthday())
        + value(person.getAboutMe())
        + value(person.getStatus())
        + value(person.getRelationshipStatus())
        + value(person.getThumbnailUrl())
        + value(person.getProfileUrl())
        + value(person.getInterests())
        + value(person.getLanguagesSpoken())
        + value(person.getAddresses())
        + value(person.getOrganizations());
  }

  private static long besides(Person person) {
    if (person instanceof NearPerson near) {
      return near.getDistance();
    } else if (person instanceof GroupMember member) {
      return value(member.getRole()) + value(member.getSince());
    } else if (person instanceof RecommendedPerson recommended) {
      return recommended.getScore()
          + recommended.getCommonFriends()
          + people(recommended.getExamples());
    }
    return 0;
  }

  private static long people(List<Person> people) {
    long sum = 0;
    for (Person person : people) {
      sum += person(person);
    }
    return sum;
  }

  private static long entry(ActivityEntry entry) {
    return value(entry.getId())
        + value(entry.getPublished())
        + value(entry.getVerb())
        + value(entry.getTitle())
        + value(entry.getContent())
        + object(entry.getActor())
        + object(entry.getObject())
        + object(entry.getTarget())
        + object(entry.getGenerator());
  }

  private static long object(ActivityObject object) {
    return object == null
        ? 0
        : value(object.getId()) + value(object.getObjectType()) + value(object.getDisplayName());
  }

  private static long message(Message message) {
    return value(message.getId())
        + value(message.getSenderId())
        + value(message.getTimeSent())
        + value(message.getTitle())
        + value(message.getBody())
        + value(message.getStatus());
  }

  private static long group(SocialGroup group) {
    long sum = value(group.getId()) + value(group.getTitle()) + value(group.getDescription());
    return group instanceof RecommendedGroup recommended
        ? sum + recommended.getFriends() + people(recommended.getExamples())
        : sum;
  }

  private static long collection(MessageCollection collection) {
    return value(collection.getId())
        + value(collection.getTitle())
        + collection.getTotal()
        + collection.getUnread();
  }

  private static long value(Object value) {
    if (value instanceof String text) {
      return text.length();
    } else if (value instanceof List<?> list) {
      long sum = 0;
      for (Object element : list) {
        sum += value(element);
      }
      return sum;
    } else if (value instanceof Address address) {
      return address(address);
    } else if (value instanceof Organization organization) {
      return organization(organization);
    } else if (value instanceof Enum<?> named) {
      return value(named.getDisplayValue());
    }
    return value == null ? 0 : value.hashCode();
  }

  private static long address(Address address) {
    return value(address.getStreetAddress())
        + value(address.getPostalCode())
        + value(address.getLocality())
        + value(address.getRegion())
        + value(address.getCountry())
        + value(address.getType())
        + value(address.getFormatted())
        + value(address.getLatitude())
        + value(address.getLongitude());
  }

  private static long organization(Organization organization) {
    return value(organization.getName())
        + value(organization.getTitle())
        + value(organization.getField())
        + value(organization.getDescription())
        + value(organization.getStartDate())
        + value(organization.getType());
  }
}
