package io.shindigneo4j.benchmark.cost;

import com.google.inject.Guice;
import com.google.inject.Injector;
import com.sun.management.ThreadMXBean;
import io.shindigneo4j.opensocial.json.JsonAnswers;
import io.shindigneo4j.testing.FilledBeans;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.apache.shindig.protocol.RestfulCollection;
import org.apache.shindig.protocol.conversion.BeanJsonConverter;
import org.apache.shindig.social.core.model.ActivityEntryImpl;
import org.apache.shindig.social.core.model.ActivityImpl;
import org.apache.shindig.social.core.model.ActivityObjectImpl;
import org.apache.shindig.social.core.model.PersonImpl;

/**
 * Measures how answers become JSON in UTF-8, by Shindig's converter and by our prepared writers in
 * turns: time and allocated bytes.
 *
 * <pre>{@code
 * java -cp target/test-classes:target/classes:$(cat target/benchmark.classpath) \
 *   io.shindigneo4j.benchmark.cost.JsonCost
 * }</pre>
 */
public final class JsonCost {

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
  private static final int ROUNDS = 41;
  private static final int WARM_UP = 60;
  private static final long ROUND_NANOS = 20_000_000;

  private final BeanJsonConverter shindig;
  private final JsonAnswers prepared;
  private final Random random = new Random(1);

  private JsonCost(Injector injector) {
    shindig = new BeanJsonConverter(injector);
    prepared = injector.getInstance(JsonAnswers.class);
  }

  public static void main(String[] arguments) {
    JsonCost cost = new JsonCost(Guice.createInjector());
    cost.compare("a person with everything", Map.of("entry", cost.bean(PersonImpl.class)));
    cost.compare("20 friends", page(Stream.generate(cost::friend).limit(20)));
    cost.compare(
        "100 activities", page(Stream.generate(() -> cost.bean(ActivityImpl.class)).limit(100)));
    cost.compare("100 entries of a stream", page(Stream.generate(cost::entry).limit(100)));
  }

  private static RestfulCollection<?> page(Stream<?> elements) {
    return new RestfulCollection<>(elements.toList());
  }

  private <T> T bean(Class<T> type) {
    return new FilledBeans(random, this::text, 2).of(type);
  }

  /** What a gadget asks for of each friend. */
  private PersonImpl friend() {
    PersonImpl everything = bean(PersonImpl.class);
    PersonImpl friend = new PersonImpl();
    friend.setId(everything.getId());
    friend.setName(everything.getName());
    friend.setDisplayName(everything.getDisplayName());
    friend.setThumbnailUrl(everything.getThumbnailUrl());
    friend.setProfileUrl(everything.getProfileUrl());
    return friend;
  }

  /** What a container posts when somebody does something. */
  private ActivityEntryImpl entry() {
    ActivityEntryImpl entry = new ActivityEntryImpl();
    entry.setId(text());
    entry.setVerb("post");
    entry.setTitle(text());
    entry.setContent(SampleTexts.text(random.nextInt(10_000), 30));
    entry.setPublished("2026-11-27T23:12:08.000Z");
    entry.setActor(object("person"));
    entry.setObject(object("note"));
    entry.setGenerator(object("application"));
    return entry;
  }

  private ActivityObjectImpl object(String type) {
    ActivityObjectImpl object = new ActivityObjectImpl();
    object.setId(text());
    object.setObjectType(type);
    object.setDisplayName(text());
    object.setUrl("http://example.org/" + random.nextInt());
    return object;
  }

  private String text() {
    return SampleTexts.text(random.nextInt(10_000), 1 + random.nextInt(5));
  }

  private void compare(String name, Object answer) {
    Work before = () -> byShindig(answer);
    Work now = () -> byPreparedWriters(answer);
    Cost[] old = new Cost[ROUNDS];
    Cost[] ours = new Cost[ROUNDS];
    for (int round = -WARM_UP; round < ROUNDS; round++) {
      Cost first = Cost.of(before);
      Cost second = Cost.of(now);
      if (round >= 0) {
        old[round] = first;
        ours[round] = second;
      }
    }
    Cost shindigs = Cost.median(old);
    Cost prepareds = Cost.median(ours);
    System.out.printf(
        "%-26s %7d bytes: Shindig %8.1f us, %8.0f bytes of garbage;"
            + " prepared %7.1f us, %6.0f bytes; %.1f times as fast, %.1f times less garbage%n",
        name,
        prepared.write(answer).length(),
        shindigs.nanoseconds() / 1e3,
        shindigs.bytes(),
        prepareds.nanoseconds() / 1e3,
        prepareds.bytes(),
        shindigs.nanoseconds() / prepareds.nanoseconds(),
        shindigs.bytes() / prepareds.bytes());
  }

  private void byShindig(Object answer) throws IOException {
    OutputStream.nullOutputStream()
        .write(shindig.convertToString(answer).getBytes(StandardCharsets.UTF_8));
  }

  private void byPreparedWriters(Object answer) throws IOException {
    prepared.write(answer).writeTo(OutputStream.nullOutputStream());
  }

  private interface Work {
    void run() throws IOException;
  }

  /** What one answer costs. */
  private record Cost(double nanoseconds, double bytes) {

    static Cost of(Work work) {
      long bytes = THREADS.getCurrentThreadAllocatedBytes();
      long begin = System.nanoTime();
      long runs = 0;
      long end;
      do {
        run(work);
        runs++;
        end = System.nanoTime();
      } while (end - begin < ROUND_NANOS);
      return new Cost(
          (double) (end - begin) / runs,
          (double) (THREADS.getCurrentThreadAllocatedBytes() - bytes) / runs);
    }

    private static void run(Work work) {
      try {
        work.run();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    static Cost median(Cost[] costs) {
      return new Cost(
          Arrays.stream(costs).mapToDouble(Cost::nanoseconds).sorted().toArray()[ROUNDS / 2],
          Arrays.stream(costs).mapToDouble(Cost::bytes).sorted().toArray()[ROUNDS / 2]);
    }
  }
}
