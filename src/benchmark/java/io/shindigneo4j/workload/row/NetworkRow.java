package io.shindigneo4j.workload.row;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;

/**
 * An item of a network, as a file contains it. The kinds come in this order, so that a row refers
 * to earlier rows only.
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.WRAPPER_OBJECT)
@JsonSubTypes({
  @JsonSubTypes.Type(name = "person", value = PersonRow.class),
  @JsonSubTypes.Type(name = "group", value = GroupRow.class),
  @JsonSubTypes.Type(name = "membership", value = MembershipRow.class),
  @JsonSubTypes.Type(name = "friendship", value = FriendshipRow.class),
  @JsonSubTypes.Type(name = "activities", value = ActivitiesRow.class),
  @JsonSubTypes.Type(name = "message", value = MessageRow.class),
  @JsonSubTypes.Type(name = "album", value = AlbumRow.class)
})
public sealed interface NetworkRow
    permits PersonRow,
        GroupRow,
        MembershipRow,
        FriendshipRow,
        ActivitiesRow,
        MessageRow,
        AlbumRow {}
