package io.shindigneo4j.prove.workload;

import io.shindigneo4j.prove.history.Event;
import io.shindigneo4j.prove.history.History;
import io.shindigneo4j.prove.workload.LiveWrite.Kind;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Random;

/** Acts for people by JSON-RPC, as a seed says, and never twice the same. */
final class LiveWriter implements Crowd.Client {

  private static final int MAX_PAUSE_MILLIS = 60;

  private final String name;
  private final LiveCalls calls;
  private final LiveSociety society;
  private final Random random;
  private final History<LiveWrite> history;
  private final List<String> people;

  /** What can be done once, as far as it is this writer's. */
  private final Deque<LiveWrite> singular;

  private int written;

  LiveWriter(
      int number, int writers, LiveCalls calls, LiveSociety society, History<LiveWrite> history) {
    this.name = "writer " + number;
    this.calls = calls;
    this.society = society;
    this.random = new Random(history.seed() * 31 + number);
    this.history = history;
    this.people = society.people();
    List<LiveWrite> all = LiveWrites.singular(society);
    Collections.shuffle(all, new Random(history.seed()));
    this.singular = new ArrayDeque<>();
    for (int i = number; i < all.size(); i += writers) {
      singular.add(all.get(i));
    }
  }

  @Override
  public void call() throws InterruptedException {
    perform(history, name, calls, next().now());
    Thread.sleep(random.nextInt(MAX_PAUSE_MILLIS));
  }

  static Event<LiveWrite> perform(
      History<LiveWrite> history, String name, LiveCalls calls, LiveWrite write) {
    return history.record(name, write, () -> calls.perform(write));
  }

  private LiveWrite next() {
    LiveWrite once = random.nextInt(2) == 0 ? singular.poll() : null;
    if (once != null) {
      return once;
    }
    String token = society.prefix() + "." + name.replace(' ', '.') + "." + written++;
    String person = people.get(random.nextInt(people.size()));
    String other = people.get(random.nextInt(people.size()));
    return random.nextBoolean() || person.equals(other)
        ? new LiveWrite(Kind.POST, person, "", token, 0)
        : new LiveWrite(Kind.MESSAGE, person, other, token, 0);
  }
}
