package io.shindigneo4j.workload.load;

import io.shindigneo4j.workload.row.ActivitiesRow;
import io.shindigneo4j.workload.row.AlbumRow;
import io.shindigneo4j.workload.row.FriendshipRow;
import io.shindigneo4j.workload.row.GroupRow;
import io.shindigneo4j.workload.row.MembershipRow;
import io.shindigneo4j.workload.row.MessageRow;
import io.shindigneo4j.workload.row.NetworkRow;
import io.shindigneo4j.workload.row.PersonRow;
import java.util.List;
import java.util.Map;

/** Converts rows to the parameters of {@link BatchTexts}: properties of nodes. */
public final class RowParameters {

  private RowParameters() {}

  public static Map<String, Object> of(NetworkRow row) {
    if (row instanceof PersonRow person) {
      return PersonParameters.of(person);
    } else if (row instanceof ActivitiesRow activities) {
      return ActivitiesParameters.of(activities);
    } else if (row instanceof MessageRow message) {
      return message(message);
    } else if (row instanceof AlbumRow album) {
      return AlbumParameters.of(album);
    } else if (row instanceof GroupRow group) {
      return Map.of(
          "id", group.id(),
          "title", group.title(),
          "description", group.description(),
          "owner", group.owner());
    } else if (row instanceof MembershipRow membership) {
      return Map.of(
          "person", membership.person(),
          "group", membership.group(),
          "since", membership.since());
    } else if (row instanceof FriendshipRow friendship) {
      return Map.of(
          "person", friendship.person(),
          "friend", friendship.friend(),
          "since", friendship.since());
    }
    throw new IllegalArgumentException(row.getClass().getName());
  }

  /** Reads a nested map. */
  @SuppressWarnings("unchecked")
  public static Map<String, Object> map(Map<String, Object> values, String name) {
    return (Map<String, Object>) values.get(name);
  }

  /** Reads a nested list of maps. */
  @SuppressWarnings("unchecked")
  public static List<Map<String, Object>> list(Map<String, Object> values, String name) {
    return (List<Map<String, Object>>) values.get(name);
  }

  private static Map<String, Object> message(MessageRow message) {
    Map<String, Object> properties =
        Map.of(
            "id", message.id(),
            "senderId", message.sender(),
            "recipients", message.recipients(),
            "timeSent", WorkloadTimestamps.text(message.moment()),
            "title", message.title(),
            "body", message.body());
    return Map.of("message", properties, "moment", message.moment());
  }
}
