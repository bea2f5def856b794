package io.shindigneo4j.protocol;

import io.shindigneo4j.protocol.GraphValue.Node;
import io.shindigneo4j.protocol.GraphValue.Path;
import io.shindigneo4j.protocol.GraphValue.Point;
import io.shindigneo4j.protocol.GraphValue.Relationship;
import io.shindigneo4j.protocol.GraphValue.TimeSpan;
import io.shindigneo4j.protocol.Message.Begin;
import io.shindigneo4j.protocol.Message.CallProcedure;
import io.shindigneo4j.protocol.Message.CallStatement;
import io.shindigneo4j.protocol.Message.Cancel;
import io.shindigneo4j.protocol.Message.Commit;
import io.shindigneo4j.protocol.Message.Credit;
import io.shindigneo4j.protocol.Message.Events;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.Message.Gap;
import io.shindigneo4j.protocol.Message.GoAway;
import io.shindigneo4j.protocol.Message.Records;
import io.shindigneo4j.protocol.Message.Rollback;
import io.shindigneo4j.protocol.Message.Routes;
import io.shindigneo4j.protocol.Message.Routing;
import io.shindigneo4j.protocol.Message.RunCypher;
import io.shindigneo4j.protocol.Message.RunStatement;
import io.shindigneo4j.protocol.Message.Subscribe;
import io.shindigneo4j.protocol.Message.Subscribed;
import io.shindigneo4j.protocol.Message.Success;
import io.shindigneo4j.protocol.Message.Unsubscribe;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import java.util.function.Supplier;

/** Messages of every kind with values of every type; the same for the same seed. */
final class RandomMessages {

  private static final int MAX_DEPTH = 5;
  private static final int WIDEST = 4;
  private static final List<String> ZONES =
      List.of("Europe/Paris", "America/New_York", "UTC", "Z", "+05:30", "Asia/Kathmandu");
  private static final List<Double> ODD_NUMBERS =
      List.of(
          0.0,
          -0.0,
          Double.NaN,
          Double.POSITIVE_INFINITY,
          Double.NEGATIVE_INFINITY,
          Double.MIN_VALUE,
          Double.MAX_VALUE,
          1e17);

  private final Random random;
  private int depth;

  RandomMessages(long seed) {
    random = new Random(seed);
  }

  Message next() {
    return switch (random.nextInt(20)) {
      case 0 -> new RunCypher(random.nextLong(), terms(), text(), map(this::value));
      case 1 -> new CallProcedure(random.nextLong(), terms(), text(), map(this::value));
      case 2 -> new Begin(random.nextLong(), terms());
      case 3 -> new Commit(random.nextLong(), random.nextLong());
      case 4 -> new Rollback(random.nextLong(), random.nextLong());
      case 5 -> new Cancel(random.nextLong());
      case 6 -> new Credit(random.nextLong(), positive());
      case 7 -> new Records(random.nextLong(), list(this::text), list(this::values));
      case 8 -> new Success(random.nextLong(), list(this::text), list(this::values), summary());
      case 9 -> statement();
      case 10 -> new Routes(random.nextLong(), positiveMillis(), text());
      case 11 -> routing();
      case 12 -> new GoAway(random.nextLong(), positiveMillis());
      case 13 -> new Subscribe(random.nextLong(), list(this::text), start(), positive());
      case 14 -> new Unsubscribe(random.nextLong());
      case 15 -> new Subscribed(random.nextLong(), position());
      case 16 -> new Events(random.nextLong(), position(), list(this::event));
      case 18 -> callStatement();
      case 17 -> new Gap(random.nextLong(), text(), position());
      default -> new Failure(random.nextLong(), text(), text(), random.nextBoolean());
    };
  }

  private int positive() {
    return 1 + random.nextInt(Integer.MAX_VALUE);
  }

  private EventStart start() {
    return switch (random.nextInt(3)) {
      case 0 -> EventStart.NOW;
      case 1 -> EventStart.EARLIEST;
      default -> EventStart.after(position());
    };
  }

  private EventPosition position() {
    String epoch = Long.toUnsignedString(random.nextLong(), Character.MAX_RADIX);
    return new EventPosition(epoch, random.nextLong() >>> 1, random.nextLong() >>> 1);
  }

  private GraphEvent event() {
    return new GraphEvent(text(), text(), map(this::value));
  }

  private Message statement() {
    return new RunStatement(
        random.nextLong(), terms(), random.nextLong(), optional(), map(this::value));
  }

  private Message callStatement() {
    return new CallStatement(
        random.nextLong(),
        terms(),
        random.nextLong(),
        random.nextBoolean()
            ? Optional.of(new PreparedCall(text(), map(this::value)))
            : Optional.empty(),
        map(this::value));
  }

  private Terms terms() {
    return new Terms(
        mode(),
        timeout(),
        random.nextBoolean() ? OptionalLong.of(random.nextLong()) : OptionalLong.empty(),
        random.nextInt(3),
        optional(),
        list(this::text),
        optional());
  }

  private Optional<String> optional() {
    return random.nextBoolean() ? Optional.of(text()) : Optional.empty();
  }

  private Duration micros() {
    return Duration.ofNanos(random.nextInt(1_000_000) * 1_000L);
  }

  private AccessMode mode() {
    return random.nextBoolean() ? AccessMode.READ : AccessMode.WRITE;
  }

  private Duration timeout() {
    return Duration.ofMillis(random.nextInt(100_000));
  }

  private Summary summary() {
    return new Summary(map(random::nextLong), new Phases(micros(), micros(), micros()), optional());
  }

  Object value() {
    depth++;
    try {
      return switch (random.nextInt(depth > MAX_DEPTH ? 12 : 17)) {
        case 0 -> null;
        case 1 -> random.nextBoolean();
        case 2 -> integer();
        case 3 -> random.nextInt(3) == 0 ? odd() : Double.valueOf(random.nextGaussian());
        case 4 -> text();
        case 5 -> bytes();
        case 6 -> dateTime().toLocalDate();
        case 7 -> random.nextBoolean() ? dateTime().toLocalTime() : time();
        case 8 -> dateTime().toLocalDateTime();
        case 9 -> dateTime();
        case 10 -> new TimeSpan(integer(), integer(), integer(), integer());
        case 11 -> point();
        case 12 -> values();
        case 13 -> map(this::value);
        case 14 -> node();
        case 15 -> relationship();
        default -> path();
      };
    } finally {
      depth--;
    }
  }

  private Routing routing() {
    return new Routing(
        random.nextLong(),
        list(this::text),
        list(this::text),
        list(this::text),
        text(),
        Duration.ofSeconds(1 + random.nextInt(100_000)));
  }

  private Duration positiveMillis() {
    return Duration.ofMillis(1 + random.nextInt(100_000));
  }

  private Double odd() {
    return ODD_NUMBERS.get(random.nextInt(ODD_NUMBERS.size()));
  }

  private Long integer() {
    return random.nextLong() >> random.nextInt(Long.SIZE);
  }

  private byte[] bytes() {
    byte[] bytes = new byte[random.nextInt(20)];
    random.nextBytes(bytes);
    return bytes;
  }

  private OffsetTime time() {
    return LocalTime.ofNanoOfDay(random.nextInt(Integer.MAX_VALUE))
        .atOffset(ZoneOffset.ofTotalSeconds(random.nextInt(1000)));
  }

  private ZonedDateTime dateTime() {
    LocalDate day = LocalDate.ofEpochDay(random.nextInt(2_000_000) - 1_000_000);
    LocalTime time = LocalTime.ofSecondOfDay(random.nextInt(86_400)).plusNanos(random.nextInt(3));
    return LocalDateTime.of(day, time).atZone(ZoneId.of(ZONES.get(random.nextInt(ZONES.size()))));
  }

  /** Unicode text with rare characters, sometimes after the sign of tagged values. */
  String text() {
    StringBuilder text = new StringBuilder("$".repeat(Math.max(0, random.nextInt(5) - 2)));
    int length = random.nextInt(8);
    for (int i = 0; i < length; i++) {
      text.appendCodePoint(codePoint());
    }
    return random.nextInt(20) == 0 ? "$date" : text.toString();
  }

  private int codePoint() {
    return switch (random.nextInt(5)) {
      case 0 -> 1 + random.nextInt(0x7F);
      case 1 -> 0x80 + random.nextInt(0xD800 - 0x80);
      case 2 -> 0xE000 + random.nextInt(0x10000 - 0xE000);
      case 3 -> 0x10000 + random.nextInt(0x100000);
      default -> 'a' + random.nextInt(26);
    };
  }

  private List<Object> values() {
    return list(this::value);
  }

  private <T> List<T> list(Supplier<T> element) {
    List<T> list = new ArrayList<>();
    int length = random.nextInt(WIDEST);
    for (int i = 0; i < length; i++) {
      list.add(element.get());
    }
    return list;
  }

  private <T> Map<String, T> map(Supplier<T> element) {
    Map<String, T> map = new LinkedHashMap<>();
    int size = random.nextInt(WIDEST);
    for (int i = 0; i < size; i++) {
      map.put(text(), element.get());
    }
    return map;
  }

  private Node node() {
    return new Node(text(), list(this::text), map(this::value));
  }

  private Point point() {
    return new Point(random.nextInt(), random.doubles(2 + random.nextInt(2)).boxed().toList());
  }

  private Path path() {
    List<Node> nodes = new ArrayList<>(List.of(node()));
    List<Relationship> relationships = list(this::relationship);
    relationships.forEach(each -> nodes.add(node()));
    return new Path(nodes, relationships);
  }

  private Relationship relationship() {
    return new Relationship(text(), text(), text(), text(), map(this::value));
  }
}
