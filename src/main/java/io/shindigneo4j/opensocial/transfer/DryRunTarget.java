package io.shindigneo4j.opensocial.transfer;

import com.google.common.hash.BloomFilter;
import com.google.common.hash.Funnels;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/**
 * Writes nothing, but looks whether what the rows refer to was among earlier rows. It remembers the
 * ids in a filter of fixed size, so that an unknown id is missed once in ten thousand times.
 */
final class DryRunTarget implements RowTarget {

  private static final int IDS = 10_000_000;
  private static final double MISSED = 0.0001;

  /** The values that are ids of records of an earlier kind. */
  private static final Map<String, RecordKind> REFERENCES =
      Map.of(
          "person", RecordKind.PERSON,
          "friend", RecordKind.PERSON,
          "manager", RecordKind.PERSON,
          "owner", RecordKind.PERSON,
          "endorser", RecordKind.PERSON,
          "group", RecordKind.GROUP,
          "album", RecordKind.ALBUM);

  @SuppressWarnings("UnstableApiUsage")
  private final BloomFilter<CharSequence> ids =
      BloomFilter.create(Funnels.stringFunnel(StandardCharsets.UTF_8), IDS, MISSED);

  @Override
  public List<RowOutcome> write(RecordKind kind, List<TransferRow> rows) {
    return rows.stream().map(row -> outcome(kind, row)).toList();
  }

  private RowOutcome outcome(RecordKind kind, TransferRow row) {
    Map<String, Object> values = row.values();
    String unknown =
        REFERENCES.keySet().stream()
            .filter(values::containsKey)
            .filter(name -> !isKnown(REFERENCES.get(name), values.get(name)))
            .findFirst()
            .orElse(kind == RecordKind.MESSAGE && !reachesSomebody(values) ? "nobody" : null);
    if (unknown != null) {
      return new RowOutcome(unknown);
    }
    if (values.containsKey("id")) {
      ids.put(kind.name() + ' ' + values.get("id"));
    }
    return new RowOutcome(
        RowOutcome.WRITTEN, kind == RecordKind.MESSAGE ? lost(values) : List.of());
  }

  private boolean reachesSomebody(Map<String, Object> message) {
    return lost(message).size() < ((List<?>) message.get("copies")).size();
  }

  private List<String> lost(Map<String, Object> message) {
    return ((List<?>) message.get("copies"))
        .stream()
            .map(copy -> ((Map<?, ?>) copy).get("person"))
            .filter(person -> !isKnown(RecordKind.PERSON, person))
            .map(person -> "the copy of " + person)
            .toList();
  }

  private boolean isKnown(RecordKind kind, Object id) {
    return ids.mightContain(kind.name() + ' ' + id);
  }
}
