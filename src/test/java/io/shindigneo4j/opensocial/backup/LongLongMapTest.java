package io.shindigneo4j.opensocial.backup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Numbers by ids")
class LongLongMapTest {

  @Test
  void areThoseOfAMapOfObjects() {
    Random random = new Random(1);
    LongLongMap map = new LongLongMap();
    Map<Long, Long> expected = new HashMap<>();
    for (int i = 0; i < 50_000; i++) {
      long key = i % 3 == 0 ? random.nextInt(5_000) : random.nextLong() >>> 1;
      long value = random.nextLong();
      assertThat(map.put(key, value)).isEqualTo(expected.put(key, value) == null);
    }
    assertThat(map.size()).isEqualTo(expected.size());
    expected.forEach((key, value) -> assertThat(map.get(key, 0)).isEqualTo(value));
    for (long key = 0; key < 10_000; key++) {
      assertThat(map.contains(key)).isEqualTo(expected.containsKey(key));
    }
    Set<Long> values = new HashSet<>();
    map.forEachValue(values::add);
    assertThat(values).isEqualTo(new HashSet<>(expected.values()));
  }

  @Test
  void haveNoNegativeIds() {
    assertThatIllegalArgumentException().isThrownBy(() -> new LongLongMap().put(-1, 0));
  }
}
