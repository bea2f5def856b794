package io.shindigneo4j.prove.history;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Supplier;

/**
 * All calls of some clients, and the faults meanwhile. Safe for use by many threads.
 *
 * @param <A> what the clients ask for
 */
public final class History<A> {

  private final long seed;
  private final long start = System.nanoTime();
  private final Queue<Event<A>> events = new ConcurrentLinkedQueue<>();
  private final Queue<String> faults = new ConcurrentLinkedQueue<>();

  /**
   * @param seed of the calls and faults
   */
  public History(long seed) {
    this.seed = seed;
  }

  public long seed() {
    return seed;
  }

  /** Nanoseconds from the begin. */
  public long now() {
    return System.nanoTime() - start;
  }

  /** Runs a call and records it. */
  public Event<A> record(String client, A action, Supplier<Reply> call) {
    long begin = now();
    Reply reply = call.get();
    Event<A> event =
        new Event<>(client, action, begin, now(), reply.outcome(), String.valueOf(reply.answer()));
    events.add(event);
    return event;
  }

  /** Records a fault that begins now. */
  public void addFault(String description) {
    faults.add(now() + "\t" + description);
  }

  public List<String> faults() {
    return List.copyOf(faults);
  }

  /** In the order in which the calls began. */
  public List<Event<A>> events() {
    return events.stream().sorted(Comparator.comparingLong(Event::begin)).toList();
  }

  /** Writes the faults, then the calls: begin, end, client, outcome, action, answer. */
  public void write(Path file) throws IOException {
    List<String> lines = new ArrayList<>();
    lines.add("seed\t" + seed);
    faults.forEach(fault -> lines.add("fault\t" + fault));
    events().forEach(event -> lines.add(event.line()));
    Files.createDirectories(file.toAbsolutePath().getParent());
    Files.write(file, lines);
  }
}
