package io.shindigneo4j.workload.row;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The kinds of rows, in the order of a file. */
public enum RowKind {
  PERSON(PersonRow.class),
  GROUP(GroupRow.class),
  MEMBERSHIP(MembershipRow.class),
  FRIENDSHIP(FriendshipRow.class),
  ACTIVITIES(ActivitiesRow.class),
  MESSAGE(MessageRow.class),
  ALBUM(AlbumRow.class);

  private final Class<? extends NetworkRow> type;

  RowKind(Class<? extends NetworkRow> type) {
    this.type = type;
  }

  public Class<? extends NetworkRow> type() {
    return type;
  }

  /** The name of the kind in files. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  public static RowKind of(NetworkRow row) {
    return Arrays.stream(values())
        .filter(kind -> kind.type.isInstance(row))
        .findFirst()
        .orElseThrow();
  }

  /** The kind with this name; empty for an unknown name. */
  public static Optional<RowKind> of(String word) {
    return Arrays.stream(values()).filter(kind -> kind.word().equals(word)).findFirst();
  }
}
