package io.shindigneo4j.benchmark.shindig;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Batches of calls")
class BatchCallsTest {

  private final BatchCalls calls =
      new BatchCalls(8080, IntStream.range(0, 25).mapToObj(place -> "person" + place).toList());

  private static JsonNode json(byte[] request) throws JsonProcessingException {
    String text = new String(request, StandardCharsets.UTF_8);
    return new ObjectMapper().readTree(text.substring(text.indexOf("\r\n\r\n")));
  }

  @Test
  void haveTenCallsEach() throws JsonProcessingException {
    List<List<byte[]>> together = calls.together();
    assertThat(together).hasSize(2).allSatisfy(each -> assertThat(each).hasSize(1));
    JsonNode second = json(together.get(1).get(0));
    assertThat(second.findValuesAsText("userId"))
        .isEqualTo(IntStream.range(10, 20).mapToObj(place -> "person" + place).toList());
    assertThat(second.findValuesAsText("id")).doesNotHaveDuplicates().hasSize(10);
  }

  @Test
  void haveTheSameCallsAlone() throws JsonProcessingException {
    List<List<byte[]>> alone = calls.alone();
    assertThat(alone).hasSize(2).allSatisfy(each -> assertThat(each).hasSize(10));
    JsonNode batch = json(calls.together().get(0).get(0));
    for (int place = 0; place < 10; place++) {
      assertThat(json(alone.get(0).get(place)).get("params"))
          .isEqualTo(batch.get(place).get("params"));
    }
  }

  @Test
  void areNotTimedWhereACallIsRefused() {
    String response =
        """
        [{"id": "0", "result": {}}, {"id": "1", "error": {"code": 403}}]
        """;
    assertThatIllegalStateException()
        .isThrownBy(() -> SocialJson.check(response.getBytes(StandardCharsets.UTF_8)))
        .withMessageContaining("403");
  }
}
