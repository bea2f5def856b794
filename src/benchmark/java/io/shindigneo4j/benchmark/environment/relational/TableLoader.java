package io.shindigneo4j.benchmark.environment.relational;

import io.shindigneo4j.workload.load.ActivitiesParameters;
import io.shindigneo4j.workload.row.ActivitiesRow;
import io.shindigneo4j.workload.row.FriendshipRow;
import io.shindigneo4j.workload.row.GroupRow;
import io.shindigneo4j.workload.row.MembershipRow;
import io.shindigneo4j.workload.row.MessageRow;
import io.shindigneo4j.workload.row.NetworkRow;
import io.shindigneo4j.workload.row.PersonRow;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.hibernate.StatelessSession;

/** Writes the rows of a network into the tables, without albums, which no question asks for. */
final class TableLoader {

  private final StatelessSession session;
  private final Map<String, PersonEntity> people = new HashMap<>();
  private final Map<String, GroupEntity> groups = new HashMap<>();
  private final Map<String, CollectionEntity> inboxes = new HashMap<>();

  TableLoader(StatelessSession session) {
    this.session = session;
  }

  void add(NetworkRow row) {
    if (row instanceof PersonRow person) {
      add(person);
    } else if (row instanceof GroupRow group) {
      add(group);
    } else if (row instanceof MembershipRow membership) {
      add(membership);
    } else if (row instanceof FriendshipRow friendship) {
      add(friendship);
    } else if (row instanceof ActivitiesRow activities) {
      add(activities);
    } else if (row instanceof MessageRow message) {
      add(message);
    }
  }

  private void add(PersonRow row) {
    PersonEntity person = new PersonEntity(row);
    people.put(row.id(), person);
    session.insert(person);
    for (int place = 0; place < row.addresses().size(); place++) {
      session.insert(new AddressEntity(person, place, row.addresses().get(place)));
    }
    for (int place = 0; place < row.organizations().size(); place++) {
      session.insert(new EmploymentEntity(person, place, row.organizations().get(place)));
    }
  }

  private void add(GroupRow row) {
    GroupEntity group = new GroupEntity(row);
    groups.put(row.id(), group);
    session.insert(group);
    session.insert(
        new GroupRoleEntity(people.get(row.owner()), group, GroupRoleEntity.Kind.OWNER, null));
  }

  private void add(MembershipRow row) {
    PersonEntity person = people.get(row.person());
    Instant since = Instant.ofEpochMilli(row.since());
    session.insert(
        new GroupRoleEntity(person, groups.get(row.group()), GroupRoleEntity.Kind.MEMBER, since));
  }

  private void add(FriendshipRow row) {
    PersonEntity one = people.get(row.person());
    PersonEntity other = people.get(row.friend());
    Instant since = Instant.ofEpochMilli(row.since());
    session.insert(new FriendshipEntity(one, other, since));
    session.insert(new FriendshipEntity(other, one, since));
  }

  private void add(ActivitiesRow row) {
    PersonEntity owner = people.get(row.owner());
    for (Object item : (List<?>) ActivitiesParameters.of(row).get("items")) {
      Map<?, ?> properties = (Map<?, ?>) item;
      session.insert(
          new ActivityEntity(
              owner,
              (String) properties.get("id"),
              Instant.ofEpochMilli((Long) properties.get("moment")),
              (String) properties.get("document")));
    }
  }

  private void add(MessageRow row) {
    MessageEntity message = new MessageEntity(people.get(row.sender()), row);
    session.insert(message);
    for (String recipient : row.recipients()) {
      CollectionEntity inbox = inboxes.computeIfAbsent(recipient, this::inbox);
      session.insert(new DeliveryEntity(inbox, message, Instant.ofEpochMilli(row.moment())));
    }
  }

  private CollectionEntity inbox(String owner) {
    CollectionEntity inbox = CollectionEntity.inbox(people.get(owner));
    session.insert(inbox);
    return inbox;
  }
}
