package io.shindigneo4j.prove.workload;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.prove.checker.Anomaly;
import io.shindigneo4j.prove.checker.Anomaly.Kind;
import io.shindigneo4j.prove.checker.LiveChecker;
import io.shindigneo4j.prove.checker.LiveEntry;
import io.shindigneo4j.prove.checker.LiveRecord;
import io.shindigneo4j.prove.history.Event;
import io.shindigneo4j.prove.history.History;
import io.shindigneo4j.prove.history.Outcome;
import io.shindigneo4j.prove.workload.Crowd.Harm;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/**
 * People do things by JSON-RPC while all of them listen to the events, here and in other processes.
 * Connections of listeners are cut at random.
 */
public final class LiveRun {

  /** What the names of listeners in this process begin with. */
  private static final String HERE = "here-";

  private static final int WRITERS = 4;
  private static final int PEOPLE = 24;
  private static final int MAX_MILLIS_BETWEEN_CUTS = 80;
  private static final int ATTEMPTS = 20;
  private static final long LOOK_MILLIS = 250;
  private static final Duration PATIENCE = Duration.ofMinutes(2);

  private final Database database;
  private final String shindig;
  private final Path folder;
  private final List<String> elsewhere;
  private final UnaryOperator<InputStream> wire;
  private final History<LiveWrite> history;
  private final LiveSociety society;
  private final List<LiveListener> listeners = new ArrayList<>();

  /** When the people were there, in milliseconds since 1970. */
  private volatile long created;

  private final AtomicInteger cuts = new AtomicInteger();
  private LiveChecker.Result checked = new LiveChecker.Result(List.of(), 0, 0);

  /**
   * @param folder of what listeners have received
   * @param elsewhere what the names of listeners in other processes begin with; each process has
   *     one for each viewer
   * @param wire what becomes of the streams of listeners in this process on the way
   */
  public LiveRun(
      Database database,
      String shindig,
      Path folder,
      List<String> elsewhere,
      UnaryOperator<InputStream> wire,
      History<LiveWrite> history) {
    this.database = database;
    this.shindig = shindig;
    this.folder = folder;
    this.elsewhere = List.copyOf(elsewhere);
    this.wire = wire;
    this.history = history;
    this.society = new LiveSociety("l" + Long.toString(history.seed(), 36), PEOPLE);
  }

  public List<String> viewers() {
    return society.people();
  }

  /** Makes the people, and begins to listen here. */
  public void begin() throws IOException {
    Files.createDirectories(folder);
    try (GraphDriver observer = database.observer()) {
      society.create(observer);
    }
    created = System.currentTimeMillis();
    for (String viewer : viewers()) {
      listeners.add(
          new LiveListener(
              shindig, viewer, folder, HERE + viewer, history.seed() + listeners.size(), wire));
    }
  }

  /**
   * Writes while the harm is done, then waits until everybody has heard all, and checks it.
   *
   * @param others ends the other processes
   */
  public List<Anomaly> run(Crowd crowd, Harm harm, Harm others)
      throws IOException, InterruptedException {
    try {
      require(record -> !record.entries().isEmpty(), "hears nothing");
      LiveCalls calls = new LiveCalls(shindig);
      List<LiveWriter> writers =
          IntStream.range(0, WRITERS)
              .mapToObj(number -> new LiveWriter(number, WRITERS, calls, society, history))
              .toList();
      Thread cutter = new Thread(this::cut, "cutter");
      cutter.start();
      try {
        crowd.run(writers, harm);
      } finally {
        cutter.interrupt();
        cutter.join();
      }
      List<Anomaly> anomalies = new ArrayList<>(hearTheLast(calls));
      anomalies.addAll(check());
      return anomalies;
    } finally {
      others.inflict();
      for (LiveListener listener : listeners) {
        listener.close();
      }
    }
  }

  public LiveFigures figures() throws IOException {
    List<LiveRecord> records = records();
    return new LiveFigures(
        records.size(),
        count(records, LiveEntry.Kind.EVENT),
        count(records, LiveEntry.Kind.GAP),
        checked.expected(),
        checked.missed(),
        cuts.get(),
        listeners.stream().mapToInt(LiveListener::connections).sum(),
        history.faults().size());
  }

  private static long count(List<LiveRecord> records, LiveEntry.Kind kind) {
    return records.stream()
        .flatMap(record -> record.entries().stream())
        .filter(entry -> entry.kind() == kind)
        .count();
  }

  private void cut() {
    Random random = new Random(history.seed());
    try {
      while (true) {
        Thread.sleep(random.nextInt(MAX_MILLIS_BETWEEN_CUTS));
        if (listeners.get(random.nextInt(listeners.size())).cut()) {
          cuts.incrementAndGet();
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt(); // the end
    }
  }

  /** What each person does last is heard after all before. */
  private List<Anomaly> hearTheLast(LiveCalls calls) throws IOException, InterruptedException {
    for (String viewer : viewers()) {
      postLast(calls, viewer);
    }
    List<Anomaly> anomalies = new ArrayList<>();
    List<LiveRecord> late = await(this::hasHeardTheLast);
    late.forEach(
        record ->
            anomalies.add(
                new Anomaly(Kind.LATE, record.client() + " has not heard the last event")));
    return anomalies;
  }

  private void postLast(LiveCalls calls, String viewer) throws IOException {
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      LiveWrite last = new LiveWrite(LiveWrite.Kind.POST, viewer, "", last(viewer), 0);
      LiveWrite attempted =
          new LiveWrite(last.kind(), viewer, "", last.token() + "." + attempt, 0).now();
      if (LiveWriter.perform(history, "last", calls, attempted).is(Outcome.SUCCESS)) {
        return;
      }
    }
    throw new IOException("nothing can be written any more");
  }

  private static String last(String viewer) {
    return viewer + ".last";
  }

  private boolean hasHeardTheLast(LiveRecord record) {
    String key = LiveKeys.posted(record.viewer(), last(record.viewer()));
    return record.entries().stream().anyMatch(entry -> entry.key().startsWith(key));
  }

  private void require(Predicate<LiveRecord> state, String failure)
      throws IOException, InterruptedException {
    List<LiveRecord> failed = await(state);
    if (!failed.isEmpty()) {
      throw new IOException(failed.get(0).client() + " " + failure);
    }
  }

  /** Those who have not come to a state in time. */
  private List<LiveRecord> await(Predicate<LiveRecord> state)
      throws IOException, InterruptedException {
    long end = System.nanoTime() + PATIENCE.toNanos();
    List<LiveRecord> others = List.of();
    do {
      Thread.sleep(LOOK_MILLIS);
      others = records().stream().filter(state.negate()).toList();
    } while (!others.isEmpty() && System.nanoTime() - end < 0);
    return others;
  }

  private List<LiveRecord> records() throws IOException {
    List<String> prefixes = new ArrayList<>(elsewhere);
    prefixes.add(HERE);
    List<LiveRecord> records = new ArrayList<>();
    for (String prefix : prefixes) {
      for (String viewer : viewers()) {
        LiveFile file = new LiveFile(LiveFile.of(folder, prefix + viewer));
        List<LiveEntry> entries = file.entries().stream().map(this::sinceCreation).toList();
        records.add(new LiveRecord(prefix + viewer, viewer, entries));
      }
    }
    return records;
  }

  /** Of how the people were made, who begins to listen at that moment may hear. */
  private LiveEntry sinceCreation(LiveEntry entry) {
    return entry.place().time() > created
        ? entry
        : new LiveEntry(entry.heard(), LiveEntry.Kind.MOVE, entry.place(), "", "");
  }

  private List<Anomaly> check() throws IOException {
    Set<String> content;
    try (GraphDriver observer = database.observer()) {
      content = society.content(observer);
    }
    List<Event<LiveWrite>> done =
        history.events().stream().filter(event -> content.contains(event.action().name())).toList();
    List<Anomaly> anomalies = new ArrayList<>(told(content));
    checked = LiveChecker.check(new LiveWrites(society, done).events(), records());
    anomalies.addAll(checked.anomalies());
    return anomalies;
  }

  /** What writers were told, against the graph. */
  private List<Anomaly> told(Set<String> content) {
    List<Anomaly> anomalies = new ArrayList<>();
    for (Event<LiveWrite> event : history.events()) {
      String name = event.action().name();
      if (event.is(Outcome.SUCCESS) && !content.contains(name)) {
        anomalies.add(new Anomaly(Kind.LOST, name + " was acknowledged, and is missing"));
      } else if (event.is(Outcome.FAILURE) && content.contains(name)) {
        anomalies.add(new Anomaly(Kind.TOLD_AS_FAILED, name + ": " + event.answer()));
      } else if (event.is(Outcome.FAILURE)) {
        anomalies.add(new Anomaly(Kind.FAILED, name + ": " + event.answer()));
      }
    }
    return anomalies;
  }
}
