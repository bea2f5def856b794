package io.shindigneo4j.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.RecordComponent;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A new kind of message fails here until it has an encoding of its own. */
@DisplayName("Every kind of message")
class EveryMessageTest {

  private static final Map<Class<?>, Object> SAMPLES =
      Map.ofEntries(
          Map.entry(long.class, 1L),
          Map.entry(int.class, 1),
          Map.entry(boolean.class, true),
          Map.entry(String.class, "text"),
          Map.entry(Duration.class, Duration.ofSeconds(1)),
          Map.entry(List.class, List.of()),
          Map.entry(Map.class, Map.of()),
          Map.entry(Set.class, Set.of()),
          Map.entry(Optional.class, Optional.empty()),
          Map.entry(Terms.class, Terms.of(AccessMode.READ, Duration.ofSeconds(1))),
          Map.entry(EventStart.class, EventStart.EARLIEST),
          Map.entry(EventPosition.class, new EventPosition("a1", 7, 8)),
          Map.entry(Summary.class, Summary.none()));

  private final MessageCodec codec = new MessageCodec(Format.BSON);

  static Stream<Class<?>> kinds() {
    return kinds(Message.class);
  }

  private static Stream<Class<?>> kinds(Class<?> type) {
    return type.isSealed()
        ? Arrays.stream(type.getPermittedSubclasses()).flatMap(EveryMessageTest::kinds)
        : Stream.of(type);
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void isReadAsTheKindThatWasWritten(Class<?> kind) throws Exception {
    Message message = sample(kind);
    assertThat(codec.decode(codec.encode(message))).isEqualTo(message);
  }

  @Test
  void isFound() {
    assertThat(kinds()).hasSizeGreaterThanOrEqualTo(13).allMatch(Class::isRecord);
  }

  private static Message sample(Class<?> kind) throws ReflectiveOperationException {
    RecordComponent[] components = kind.getRecordComponents();
    Class<?>[] types =
        Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
    Object[] values = Arrays.stream(types).map(EveryMessageTest::sampleValue).toArray();
    return (Message) kind.getDeclaredConstructor(types).newInstance(values);
  }

  private static Object sampleValue(Class<?> type) {
    assertThat(SAMPLES).as("a sample value for each type").containsKey(type);
    return SAMPLES.get(type);
  }
}
