package io.shindigneo4j.opensocial.appdata;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.Answers;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Future;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.apache.shindig.protocol.ProtocolException;
import org.apache.shindig.social.opensocial.spi.GroupId;
import org.apache.shindig.social.opensocial.spi.UserId;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Updates of one person's application data at the same time")
class AppDataConcurrencyTest extends AppDataContract {

  private static final int UPDATES = 80;

  @Test
  void loseNoKey() {
    updates(i -> Map.of("key" + i, i));
    assertThat(own(A)).hasSize(UPDATES);
    assertThat(count("(:AppData)")).isEqualTo(1);
  }

  @Test
  void leaveOneValueUnderOneKey() {
    updates(i -> Map.of("left", i, "right", i));
    assertThat(own(A)).containsOnlyKeys("left", "right");
    assertThat(own(A).get("left")).isEqualTo(own(A).get("right"));
    assertThat(count("(:AppDataValue)")).isEqualTo(2);
  }

  @Test
  void neverExceedTheLimit() {
    List<Future<Void>> answers =
        IntStream.range(0, 8).mapToObj(i -> update(Map.of("k" + i, "x".repeat(30_000)))).toList();
    long stored = answers.stream().filter(AppDataConcurrencyTest::succeeds).count();
    assertThat(stored).isEqualTo(2);
    assertThat(own(A)).hasSize(2);
  }

  private static boolean succeeds(Future<?> answer) {
    try {
      Answers.get(answer);
      return true;
    } catch (ProtocolException refused) {
      assertThat(refused.getCode()).isEqualTo(413);
      return false;
    }
  }

  private void updates(IntFunction<Map<String, Object>> values) {
    IntStream.range(0, UPDATES)
        .mapToObj(i -> update(values.apply(i)))
        .toList()
        .forEach(Answers::get);
  }

  private Future<Void> update(Map<String, Object> values) {
    return service.updatePersonData(
        UserId.fromJson("a"), new GroupId("@self"), null, Set.of(), values, A);
  }
}
