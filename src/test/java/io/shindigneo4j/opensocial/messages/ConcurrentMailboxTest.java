package io.shindigneo4j.opensocial.messages;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.opensocial.request.RequestId;
import io.shindigneo4j.testing.Answers;
import io.shindigneo4j.testing.Tokens;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.apache.shindig.protocol.ProtocolException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The recount after each test is half of it. */
@DisplayName("Eight clients in one mailbox at the same time")
class ConcurrentMailboxTest extends MessagesContract {

  private static final int CLIENTS = 8;
  private static final int STEPS = 15;

  private final AtomicInteger sent = new AtomicInteger();
  private final AtomicInteger deleted = new AtomicInteger();

  /** Runs the clients from one moment on; answers what they brought. */
  private static <T> List<T> together(IntFunction<Callable<T>> client) throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(CLIENTS);
    try {
      CountDownLatch start = new CountDownLatch(1);
      List<Future<T>> answers =
          IntStream.range(0, CLIENTS)
              .mapToObj(
                  i ->
                      threads.submit(
                          () -> {
                            start.await();
                            return client.apply(i).call();
                          }))
              .toList();
      start.countDown();
      List<T> all = new ArrayList<>();
      for (Future<T> answer : answers) {
        all.add(answer.get());
      }
      return all;
    } finally {
      threads.shutdownNow();
    }
  }

  @Test
  void loseNoMarkMoveOrDelete() throws Exception {
    String kept = create("b", "Kept");
    List<String> ids = new ArrayList<>();
    for (int i = 0; i < 10; i++) {
      ids.add(send("a", "before " + i, "b"));
      sent.incrementAndGet();
    }
    together(
        i ->
            () -> {
              Random random = new Random(i);
              for (int step = 0; step < STEPS; step++) {
                something(random, ids, kept);
              }
              return null;
            });
    assertThat(collection("b", "@inbox").getTotal() + collection("b", kept).getTotal())
        .isEqualTo(sent.get() - deleted.get());
    assertThat(count("(:MessageCopy {owner: 'b'})")).isEqualTo(sent.get() - deleted.get());
    assertThat(deleted.get()).isPositive();
  }

  private void something(Random random, List<String> ids, String kept) {
    String id = ids.get(random.nextInt(ids.size()));
    String from = random.nextBoolean() ? "@inbox" : kept;
    try {
      switch (random.nextInt(6)) {
        case 0 -> {
          send(random.nextBoolean() ? "a" : "c", "during", "b", "d");
          sent.incrementAndGet();
        }
        case 1 -> mark("b", from, id, "READ");
        case 2 -> mark("b", from, id, "NEW");
        case 3 -> {
          delete("b", from, id);
          deleted.incrementAndGet();
        }
        default -> move("b", from, id, from.equals(kept) ? "@inbox" : kept);
      }
    } catch (ProtocolException e) {
      assertThat(e.getCode()).as("another client was first").isEqualTo(404);
    }
  }

  @Test
  void leaveNoMessageBehindWhenAllItsCopiesGoAtOnce() throws Exception {
    for (int round = 0; round < 5; round++) {
      String id = send("a", "short-lived", "b", "c", "d");
      List<String> owners = List.of("a", "b", "c", "d");
      together(
          i ->
              () -> {
                if (i < owners.size()) {
                  delete(owners.get(i), i == 0 ? "@outbox" : "@inbox", id);
                }
                return null;
              });
    }
    assertThat(count("(:Message)")).isZero();
  }

  @Test
  void writeToEachOtherWithoutWaitingForEver() throws Exception {
    List<String> people = List.of("a", "b", "c", "d");
    together(
        i ->
            () -> {
              for (int step = 0; step < STEPS; step++) {
                send(
                    people.get((i + step) % 4),
                    "to all",
                    people.get((i + 3) % 4),
                    people.get(i % 4),
                    people.get((i + 2) % 4));
              }
              return null;
            });
    assertThat(count("(:Message)")).isEqualTo(CLIENTS * STEPS);
    assertThat(count("(:MessageCopy)")).isEqualTo(CLIENTS * STEPS * 4);
  }

  @Test
  void withOneRequestIdSendOneMessageAndGetEqualAnswers() throws Exception {
    List<String> answers =
        together(
            i ->
                () ->
                    Answers.get(
                        sender.send(
                            me(),
                            "@outbox",
                            message("once", "b", "c"),
                            new RequestId("r"),
                            Tokens.viewer("a"))));
    assertThat(answers).hasSize(CLIENTS).containsOnly(answers.get(0));
    assertThat(ids(inbox("b"))).containsExactly(answers.get(0));
    assertCounts("c", "@inbox", 1, 1);
  }

  @Test
  void openTheSystemCollectionsOnce() throws Exception {
    together(i -> () -> collectionsOf("a"));
    assertThat(count("(:Person {id: 'a'})-[:HAS_COLLECTION]->()")).isEqualTo(2);
  }
}
