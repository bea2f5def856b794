package io.shindigneo4j.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.protocol.Message.CallProcedure;
import io.shindigneo4j.protocol.Message.RunCypher;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The content of a write")
class WriteContentTest {

  private static Map<String, Object> map(Object... keysAndValues) {
    Map<String, Object> map = new LinkedHashMap<>();
    for (int i = 0; i < keysAndValues.length; i += 2) {
      map.put((String) keysAndValues[i], keysAndValues[i + 1]);
    }
    return map;
  }

  private static RunCypher write(Map<String, Object> parameters) {
    return new RunCypher(7, AccessMode.WRITE, Duration.ofSeconds(5), "CREATE (n)", parameters);
  }

  @Test
  void isTheSameInWhateverOrderItsMapsCome() {
    RunCypher write = write(map("a", 1L, "b", List.of(map("c", 2L, "d", null), "x")));
    RunCypher again = write(map("b", List.of(map("d", null, "c", 2L), "x"), "a", 1L));
    assertThat(WriteContent.digest(again)).isEqualTo(WriteContent.digest(write));
    assertThat(WriteContent.hasDigest(again, WriteContent.digest(write))).isTrue();
  }

  @Test
  void isAnotherWithAnyOtherValueOrOrderOfAList() {
    byte[] digest = WriteContent.digest(write(map("a", List.of(1L, 2L))));
    assertThat(WriteContent.hasDigest(write(map("a", List.of(2L, 1L))), digest)).isFalse();
    assertThat(WriteContent.hasDigest(write(map("b", List.of(1L, 2L))), digest)).isFalse();
    assertThat(
            WriteContent.hasDigest(
                new CallProcedure(
                    7, AccessMode.WRITE, Duration.ZERO, "CREATE (n)", map("a", List.of(1L, 2L))),
                digest))
        .isFalse();
  }

  /** What a version has stored for which the order counted. */
  @Test
  void isKnownByTheDigestOfTheOrderInWhichItCame() throws NoSuchAlgorithmException {
    RunCypher sent = write(map("b", 1L, "a", 2L));
    Terms terms = Terms.of(AccessMode.WRITE, Duration.ZERO);
    byte[] document =
        new MessageCodec(Format.BSON)
            .encode(new RunCypher(0, terms, sent.text(), sent.parameters()));
    byte[] stored = MessageDigest.getInstance("SHA-256").digest(document);
    assertThat(stored).isNotEqualTo(WriteContent.digest(sent));
    assertThat(WriteContent.hasDigest(sent, stored)).isTrue();
  }
}
