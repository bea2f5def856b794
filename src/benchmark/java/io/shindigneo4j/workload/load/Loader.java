package io.shindigneo4j.workload.load;

import io.shindigneo4j.workload.file.NetworkFile;
import io.shindigneo4j.workload.row.NetworkRow;
import io.shindigneo4j.workload.row.PersonRow;
import io.shindigneo4j.workload.row.RowKind;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.LongConsumer;

/**
 * Loads the file of a network into a graph. The file is read twice: nothing is written before all
 * of it has been validated. An interrupted load is continued by the next load of the same file. For
 * one load.
 */
public final class Loader {

  private static final Map<RowKind, Integer> ROWS =
      Map.of(
          RowKind.PERSON, 500,
          RowKind.GROUP, 1_000,
          RowKind.MEMBERSHIP, 2_000,
          RowKind.FRIENDSHIP, 2_000,
          RowKind.ACTIVITIES, 100,
          RowKind.MESSAGE, 1_000,
          RowKind.ALBUM, 200);

  private static final int TIMELINES = 500;

  private final TargetGraph graph;
  private final int atOnce;
  private final LongConsumer progress;

  private final List<String> people = new ArrayList<>();
  private final List<Object> rows = new ArrayList<>();
  private RowKind kind = RowKind.PERSON;
  private int batches;
  private LoadJournal journal;
  private BoundedExecutor pipeline;

  /**
   * @param graph has the project's schema
   * @param atOnce how many batches run at once
   * @param progress is told of rows that have been written
   */
  public Loader(TargetGraph graph, int atOnce, LongConsumer progress) {
    this.graph = graph;
    this.atOnce = atOnce;
    this.progress = progress;
  }

  /**
   * Loads a file that has been validated.
   *
   * @return false if the graph has it already
   * @throws LoadException if the load fails; what was loaded stays, and the next load continues
   *     from there
   */
  public boolean load(NetworkFile file) throws IOException {
    journal = new LoadJournal(graph, file.fingerprint());
    if (!journal.begin()) {
      return false;
    }
    try (BoundedExecutor running = new BoundedExecutor(atOnce)) {
      pipeline = running;
      file.read(this::add);
      end(kind);
      addTimelines();
    }
    journal.end();
    return true;
  }

  private void add(NetworkRow row) {
    RowKind next = RowKind.of(row);
    if (next != kind) {
      end(kind);
      kind = next;
    }
    if (row instanceof PersonRow person) {
      people.add(person.id());
    }
    rows.add(RowParameters.of(row));
    if (rows.size() == ROWS.get(kind)) {
      send(kind.word(), BatchTexts.text(kind));
    }
  }

  /** Waits for all rows of a kind, because later rows may refer to them. */
  private void end(RowKind ended) {
    send(ended.word(), BatchTexts.text(ended));
    pipeline.drain();
    batches = 0;
  }

  private void send(String name, String text) {
    List<Object> batch = List.copyOf(rows);
    rows.clear();
    String key = name + " " + batches++;
    if (batch.isEmpty()) {
      return;
    }
    if (journal.hasWritten(key)) {
      progress.accept(batch.size());
      return;
    }
    pipeline.submit(
        () -> {
          journal.write(key, text, batch);
          progress.accept(batch.size());
        });
  }

  private void addTimelines() {
    for (String person : people) {
      rows.add(person);
      if (rows.size() == TIMELINES) {
        send("timelines", BatchTexts.TIMELINES);
      }
    }
    send("timelines", BatchTexts.TIMELINES);
    pipeline.drain();
  }
}
