package io.shindigneo4j.opensocial.messages;

import static io.shindigneo4j.testing.Answers.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.ListOptions;
import io.shindigneo4j.testing.OverBolt;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@OverBolt
@DisplayName("Deleting messages")
class MessageDeleteTest extends MessagesContract {

  @Test
  void removesOnesOwnCopyAndLeavesTheOthers() {
    String id = send("a", "hello", "b", "c");
    delete("b", "@inbox", id);
    assertThat(inbox("b")).isEmpty();
    assertCounts("b", "@inbox", 0, 0);
    assertThat(get("c", "@inbox", id).getTitle()).isEqualTo("hello");
    assertThat(get("a", "@outbox", id).getTitle()).isEqualTo("hello");
  }

  @Test
  void removesTheMessageWithTheLastCopy() {
    String id = send("a", "hello", "b");
    String answer = reply("b", id, "a");
    delete("a", "@outbox", id);
    assertThat(count("(:Message)")).isEqualTo(2);
    delete("b", "@inbox", id);
    assertThat(count("(:Message)")).isEqualTo(1);
    assertThat(get("a", "@inbox", answer).getInReplyTo()).isNull();
  }

  @Test
  void takesThemOutOfTheMiddleAndTheEnds() {
    String one = send("a", "1", "b");
    String two = send("a", "2", "b");
    String three = send("a", "3", "b");
    String four = send("a", "4", "b");
    String five = send("a", "5", "b");
    delete("b", "@inbox", three);
    assertThat(ids(inbox("b"))).containsExactly(five, four, two, one);
    delete("b", "@inbox", one, five);
    assertThat(ids(inbox("b"))).containsExactly(four, two);
    delete("b", "@inbox", two, four, two);
    assertThat(inbox("b")).isEmpty();
    assertThat(ids(list("a", "@outbox", ListOptions.none())))
        .containsExactly(five, four, three, two, one);
    String six = send("a", "6", "b");
    assertThat(ids(inbox("b"))).containsExactly(six);
  }

  @Test
  void doesAllOrNothing() {
    String mine = send("a", "1", "b");
    String others = send("a", "2", "c");
    assertRefused(404, () -> delete("b", "@inbox", mine, others));
    assertRefused(404, () -> delete("b", "@inbox", mine, "none"));
    assertThat(ids(inbox("b"))).containsExactly(mine);
  }

  @Test
  void thatOneHasNotGotIsNotFound() {
    String id = send("a", "hello", "b");
    assertRefused(404, () -> delete("c", "@inbox", id));
    assertRefused(404, () -> delete("b", "@outbox", id));
    assertRefused(404, () -> delete("b", "none", id));
    assertRefused(404, () -> delete("nobody", "@inbox", id));
    delete("b", "@inbox", id);
    assertRefused(404, () -> delete("b", "@inbox", id));
    assertThat(ids(list("a", "@outbox", ListOptions.none()))).containsExactly(id);
  }
}
