package io.shindigneo4j.workload.row;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;

/**
 * A thing of a network, as it stands in a file. In a file the kinds come in the order in which they
 * are named here, so that what a row refers to stands before it.
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
