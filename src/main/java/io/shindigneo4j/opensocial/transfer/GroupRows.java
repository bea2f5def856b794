package io.shindigneo4j.opensocial.transfer;

import io.shindigneo4j.schema.GraphNames;
import java.util.HashMap;
import java.util.Map;

/** Rows of groups and their members. */
public final class GroupRows {

  private static final int MAX_TITLE_LENGTH = 1_000;
  private static final int MAX_DESCRIPTION_LENGTH = 1 << 18;

  private GroupRows() {}

  /**
   * A group.
   *
   * @param title the id where there is none
   * @param description may be null
   * @throws RefusedRecordException for a group without id or owner, and texts that are too long
   */
  public static TransferRow group(String id, String title, String description, String owner) {
    Map<String, Object> properties = new HashMap<>();
    properties.put(GraphNames.ID, Values.id("the group", id));
    properties.put("title", Values.text("a title", title == null ? id : title, MAX_TITLE_LENGTH));
    if (description != null) {
      properties.put(
          "description", Values.text("a description", description, MAX_DESCRIPTION_LENGTH));
    }
    return new TransferRow(
        id,
        Map.of(
            GraphNames.ID, id, "owner", Values.id("the owner", owner), "properties", properties));
  }

  /**
   * A membership.
   *
   * @param since milliseconds since 1970
   */
  public static TransferRow membership(String person, String group, long since) {
    return new TransferRow(
        Values.id("the group", group) + '\n' + Values.id("the person", person),
        Map.of("person", person, "group", group, "since", since));
  }
}
