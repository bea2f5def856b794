package io.shindigneo4j.opensocial.transfer;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The batches of a transfer")
class TransferBatchesTest {

  private final List<Integer> sizes = new ArrayList<>();
  private final List<RecordKind> kinds = new ArrayList<>();
  private final List<Long> progress = new ArrayList<>();

  private final Transfer transfer =
      new Transfer(this::write, new TransferReport(line -> {}, true), progress::add);

  private List<RowOutcome> write(RecordKind kind, List<TransferRow> rows) {
    kinds.add(kind);
    sizes.add(rows.size());
    return rows.stream().map(row -> new RowOutcome(RowOutcome.WRITTEN)).toList();
  }

  private static void takeGroups(RecordSink sink, int count, int characters) {
    String description = "x".repeat(characters);
    for (int i = 0; i < count; i++) {
      String id = "g" + i;
      sink.take(
          RecordKind.GROUP,
          new Origin("group", i),
          () -> GroupRows.group(id, "G", description, "ann"));
    }
  }

  @Test
  @DisplayName("have 500 rows at most")
  void areBoundedInRows() {
    transfer.run(sink -> takeGroups(sink, 1_001, 1));
    assertThat(sizes).containsExactly(500, 500, 1);
    assertThat(progress).containsExactly(501L, 1_001L, 1_001L);
  }

  /** Each row counts with three bytes a character: three rows are within a mebibyte. */
  @Test
  @DisplayName("have a mebibyte at most")
  void areBoundedInBytes() {
    transfer.run(sink -> takeGroups(sink, 7, 100_000));
    assertThat(sizes).containsExactly(3, 3, 1);
  }

  @Test
  @DisplayName("have one kind, so that what is referred to is there")
  void haveOneKind() {
    transfer.run(
        sink -> {
          takeGroups(sink, 2, 1);
          sink.take(
              RecordKind.COLLECTION,
              new Origin("collection", 1),
              () -> MessageRows.collection("ann", "c", "C", Instant.EPOCH));
        });
    assertThat(sizes).containsExactly(2, 1);
    assertThat(kinds).containsExactly(RecordKind.GROUP, RecordKind.COLLECTION);
  }

  @Test
  @DisplayName("may begin with the key that the last row of another kind has")
  void compareKeysOfOneKind() {
    TransferRow row = new TransferRow("same", Map.of());
    transfer.run(
        sink -> {
          sink.take(RecordKind.PERSON, new Origin("person", 1), () -> row);
          sink.take(RecordKind.GROUP, new Origin("group", 1), () -> row);
        });
    assertThat(kinds).containsExactly(RecordKind.PERSON, RecordKind.GROUP);
  }

  @Test
  @DisplayName("have moments of which the first is 1")
  void haveMomentsThatTimelinesTake() {
    assertThat(Values.moment(-5)).isEqualTo(1);
    assertThat(Values.moment(7)).isEqualTo(7);
  }
}
