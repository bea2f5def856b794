package io.shindigneo4j.prove.workload;

import io.shindigneo4j.prove.history.Event;
import io.shindigneo4j.prove.history.History;
import io.shindigneo4j.prove.history.Outcome;
import io.shindigneo4j.prove.history.Reply;
import io.shindigneo4j.prove.workload.SocialWrite.Kind;
import io.shindigneo4j.prove.workload.SocialWrite.Repetition;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;

/** Acts for people by one client, as a seed says. */
final class SocialWriter implements Crowd.Client {

  private static final long REPEATED_NANOS = TimeUnit.MINUTES.toNanos(2);
  private static final int MAX_RECIPIENTS = 3;

  private final SocialClient client;
  private final Random random;
  private final History<SocialWrite> history;
  private final List<Kind> kinds;
  private final List<String> people;
  private final Deque<List<String>> pairs;
  private final Deque<String> leaving;

  /** What this client has stored, and may read again. */
  private final List<SocialWrite> stored = new ArrayList<>();

  private final String prefix;
  private int writes;

  SocialWriter(
      SocialClient client,
      Society society,
      int number,
      Random random,
      History<SocialWrite> history) {
    this.client = client;
    this.random = random;
    this.history = history;
    this.kinds = List.copyOf(client.kinds());
    this.people = society.lasting();
    this.pairs = new ArrayDeque<>(society.pairs(number));
    this.leaving = new ArrayDeque<>(society.leaving(number));
    this.prefix = society.prefix() + ".w" + number + ".";
  }

  @Override
  public void call() throws InterruptedException {
    act(kinds.get(random.nextInt(kinds.size())));
  }

  private void act(Kind kind) throws InterruptedException {
    switch (kind) {
      case MESSAGE -> perform(kind, token(), some(1 + random.nextInt(MAX_RECIPIENTS)));
      case ACTIVITY, GROUP -> perform(kind, token(), some(0));
      case APP_DATA -> store();
      case MARKS -> perform(kind, token(), some(1));
      case FRIENDSHIP -> befriend();
      case SURROUNDING, REMOVAL -> remove();
      case READ -> read();
    }
  }

  private String token() {
    return prefix + writes++;
  }

  /** Somebody, and so many others. */
  private List<String> some(int others) {
    List<String> shuffled = new ArrayList<>(people);
    Collections.shuffle(shuffled, random);
    return List.copyOf(shuffled.subList(0, 1 + others));
  }

  private void store() throws InterruptedException {
    Event<SocialWrite> event = perform(Kind.APP_DATA, token(), some(0));
    if (event.is(Outcome.SUCCESS)) {
      stored.add(event.action());
    }
  }

  private void read() throws InterruptedException {
    if (!stored.isEmpty()) {
      SocialWrite write = stored.get(random.nextInt(stored.size()));
      perform(Kind.READ, write.token(), write.people());
    }
  }

  /** One asks, and the other answers if the question has arrived. */
  private void befriend() throws InterruptedException {
    List<String> pair = pairs.poll();
    if (pair != null && ask(pair.get(0), pair.get(1)).is(Outcome.SUCCESS) && random.nextBoolean()) {
      ask(pair.get(1), pair.get(0));
    }
  }

  private Event<SocialWrite> ask(String person, String other) throws InterruptedException {
    return perform(Kind.FRIENDSHIP, person + "~" + other, List.of(person, other));
  }

  private void remove() throws InterruptedException {
    String person = leaving.poll();
    if (person != null) {
      perform(Kind.SURROUNDING, token(), List.of(person, some(0).get(0)));
      perform(Kind.REMOVAL, person, List.of(person));
    }
  }

  private Event<SocialWrite> perform(Kind kind, String token, List<String> who)
      throws InterruptedException {
    SocialWrite write = SocialWrite.of(kind, token, who, repetition(kind));
    Event<SocialWrite> event = history.record(client.name(), write, () -> untilKnown(write));
    if (!event.is(Outcome.SUCCESS)) {
      Thread.sleep(20 + random.nextInt(100));
    }
    return event;
  }

  private Repetition repetition(Kind kind) {
    return kind == Kind.SURROUNDING
        ? Repetition.NONE
        : Repetition.values()[random.nextInt(Repetition.values().length)];
  }

  /** A write with a request id is sent again until its outcome is known. */
  private Reply untilKnown(SocialWrite write) {
    long end = System.nanoTime() + REPEATED_NANOS;
    Reply reply = client.perform(write, 0);
    for (int attempt = 1;
        reply.outcome() == Outcome.UNKNOWN
            && write.isSentAgain()
            && System.nanoTime() - end < 0
            && pause();
        attempt++) {
      reply = client.perform(write, attempt).after(reply);
    }
    return reply;
  }

  private static boolean pause() {
    try {
      Thread.sleep(200);
      return true;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
