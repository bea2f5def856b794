package io.shindigneo4j.driver;

import static io.shindigneo4j.testing.ScriptedSubscription.position;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.protocol.EventPosition;
import io.shindigneo4j.protocol.EventStart;
import io.shindigneo4j.protocol.Message;
import io.shindigneo4j.protocol.Message.Events;
import io.shindigneo4j.protocol.Message.Gap;
import io.shindigneo4j.protocol.Message.Subscribed;
import io.shindigneo4j.protocol.Message.Success;
import io.shindigneo4j.protocol.Summary;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A sequence of events")
class EventSequenceTest {

  private final EventSequence sequence = new EventSequence(EventStart.NOW);

  private static Message subscribed(long commit) {
    return new Subscribed(1, position(commit));
  }

  private static Message events(long commit) {
    return new Events(1, position(commit), List.of());
  }

  private static Message gap(EventPosition position) {
    return new Gap(1, "a test", position);
  }

  private void refuses(Message message) {
    assertThatThrownBy(() -> sequence.take(message)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void beginsAgainWhereItWas() {
    assertThat(sequence.restart()).isEqualTo(EventStart.NOW);
    assertThat(sequence.restart()).isEqualTo(EventStart.NOW);
    sequence.take(subscribed(10));
    assertThat(sequence.restart()).isEqualTo(EventStart.after(position(10)));
    assertThat(sequence.take(subscribed(10))).isEmpty();
    sequence.take(events(12));
    assertThat(sequence.restart()).isEqualTo(EventStart.after(position(12)));
  }

  @Test
  void beginsWithItsAnswer() {
    refuses(events(11));
    refuses(gap(position(11)));
    sequence.take(subscribed(10));
    refuses(subscribed(10));
  }

  /** By a thread that reads the last message of a request while the next one begins. */
  @Test
  void takesNothingLate() {
    sequence.take(subscribed(10));
    sequence.restart();
    refuses(events(11));
    assertThat(sequence.restart()).isEqualTo(EventStart.after(position(10)));
  }

  @Test
  void goesForwardButForAGap() {
    sequence.take(subscribed(10));
    sequence.take(events(12));
    refuses(events(12));
    refuses(events(11));
    sequence.take(gap(position(5)));
    sequence.take(events(6));
    EventPosition restored = new EventPosition("restored", 3, 4);
    refuses(new Events(1, restored, List.of()));
    sequence.take(gap(restored));
    assertThat(sequence.restart()).isEqualTo(EventStart.after(restored));
  }

  @Test
  void isNotAnsweredElsewhereWithoutAGap() {
    sequence.take(subscribed(10));
    sequence.restart();
    sequence.take(subscribed(20));
    refuses(events(21));
    assertThat(sequence.restart()).isEqualTo(EventStart.after(position(10)));
    sequence.take(subscribed(20));
    sequence.take(gap(position(20)));
    assertThat(sequence.take(events(21))).isPresent();
  }

  @Test
  void hasNoOtherMessages() {
    sequence.take(subscribed(10));
    refuses(Success.of(1, Summary.none()));
  }
}
