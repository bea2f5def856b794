package io.shindigneo4j.benchmark.stage.relational;

import io.shindigneo4j.workload.load.ActivitiesParameters;
import io.shindigneo4j.workload.row.ActivitiesRow;
import io.shindigneo4j.workload.row.FriendshipRow;
import io.shindigneo4j.workload.row.GroupRow;
import io.shindigneo4j.workload.row.MembershipRow;
import io.shindigneo4j.workload.row.MessageRow;
import io.shindigneo4j.workload.row.PersonRow;
import io.shindigneo4j.workload.row.Row;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.hibernate.StatelessSession;

/** Brings rows of a network into the tables; albums, which nobody asks for, stay out. */
final class Filling {

  private final StatelessSession session;
  private final Map<String, StoredPerson> people = new HashMap<>();
  private final Map<String, StoredGroup> groups = new HashMap<>();
  private final Map<String, StoredCollection> inboxes = new HashMap<>();

  Filling(StatelessSession session) {
    this.session = session;
  }

  void add(Row row) {
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
    StoredPerson person = new StoredPerson(row);
    people.put(row.id(), person);
    session.insert(person);
    for (int place = 0; place < row.addresses().size(); place++) {
      session.insert(new StoredAddress(person, place, row.addresses().get(place)));
    }
    for (int place = 0; place < row.organizations().size(); place++) {
      session.insert(new StoredEmployment(person, place, row.organizations().get(place)));
    }
  }

  private void add(GroupRow row) {
    StoredGroup group = new StoredGroup(row);
    groups.put(row.id(), group);
    session.insert(group);
    session.insert(new StoredBond(people.get(row.owner()), group, StoredBond.Kind.OWNER, null));
  }

  private void add(MembershipRow row) {
    StoredPerson person = people.get(row.person());
    Instant since = Instant.ofEpochMilli(row.since());
    session.insert(new StoredBond(person, groups.get(row.group()), StoredBond.Kind.MEMBER, since));
  }

  private void add(FriendshipRow row) {
    StoredPerson one = people.get(row.person());
    StoredPerson other = people.get(row.friend());
    Instant since = Instant.ofEpochMilli(row.since());
    session.insert(new StoredFriendship(one, other, since));
    session.insert(new StoredFriendship(other, one, since));
  }

  private void add(ActivitiesRow row) {
    StoredPerson owner = people.get(row.owner());
    for (Object item : (List<?>) ActivitiesParameters.of(row).get("items")) {
      Map<?, ?> properties = (Map<?, ?>) item;
      session.insert(
          new StoredActivity(
              owner,
              (String) properties.get("id"),
              Instant.ofEpochMilli((Long) properties.get("moment")),
              (String) properties.get("document")));
    }
  }

  private void add(MessageRow row) {
    StoredMessage message = new StoredMessage(people.get(row.sender()), row);
    session.insert(message);
    for (String recipient : row.recipients()) {
      StoredCollection inbox = inboxes.computeIfAbsent(recipient, this::inbox);
      session.insert(new StoredDelivery(inbox, message, Instant.ofEpochMilli(row.moment())));
    }
  }

  private StoredCollection inbox(String owner) {
    StoredCollection inbox = StoredCollection.inbox(people.get(owner));
    session.insert(inbox);
    return inbox;
  }
}
