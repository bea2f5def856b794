package io.shindigneo4j.audit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("An event of an audit")
class AuditEventTest {
  private static final AuditEvent EVENT = new AuditEvent("sign-in", Outcome.FAILED);

  @Test
  void isALine() {
    assertThat(EVENT.with("person", "john.doe").with("address", "127.0.0.1").line())
        .isEqualTo("kind=sign-in outcome=failed person=john.doe address=127.0.0.1");
  }

  @Test
  void leavesOutWhatIsNotThere() {
    assertThat(EVENT.with("person", null).with("client", "").line())
        .isEqualTo("kind=sign-in outcome=failed");
  }

  @Test
  void isOneLineWhateverOthersWrite() {
    String line = EVENT.with("person", "x\nkind=sign-in outcome=succeeded person=admin").line();
    assertThat(line.lines()).hasSize(1);
    assertThat(line)
        .isEqualTo(
            "kind=sign-in outcome=failed"
                + " person=\"x<U+000A>kind=sign-in outcome=succeeded person=admin\"");
  }

  @Test
  void hasQuotesThatNobodyCloses() {
    assertThat(EVENT.with("person", "a\" outcome=succeeded \\").line())
        .isEqualTo("kind=sign-in outcome=failed person=\"a\\\" outcome=succeeded \\\\\"");
    assertThat(EVENT.with("person", "a=b").line()).endsWith("person=\"a=b\"");
  }
}
