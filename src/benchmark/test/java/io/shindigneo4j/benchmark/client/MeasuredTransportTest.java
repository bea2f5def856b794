package io.shindigneo4j.benchmark.client;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.benchmark.measurement.Contender;
import io.shindigneo4j.benchmark.question.Client;
import io.shindigneo4j.benchmark.question.CrossReferenceQuestions;
import io.shindigneo4j.benchmark.question.Question;
import io.shindigneo4j.benchmark.question.QuestionRequest;
import io.shindigneo4j.benchmark.question.RequestForm;
import io.shindigneo4j.benchmark.question.ShindigAnswer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("What a transport asks")
class MeasuredTransportTest {

  /** Records the parameters, and answers each call with one number. */
  private static final class Recording implements Client {

    private final boolean pipelines;
    private final List<Object> alone = new ArrayList<>();
    private final List<List<Object>> together = new ArrayList<>();

    Recording(boolean pipelines) {
      this.pipelines = pipelines;
    }

    @Override
    public String format() {
      return "json";
    }

    @Override
    public int connections(int threads) {
      return 1;
    }

    @Override
    public ShindigAnswer ask(QuestionRequest request) {
      alone.add(request.parameters().get("cc"));
      return new ShindigAnswer(1L, List.of());
    }

    @Override
    public boolean pipelines() {
      return pipelines;
    }

    @Override
    public List<ShindigAnswer> askAll(List<QuestionRequest> request) {
      together.add(request.stream().map(each -> each.parameters().get("cc")).toList());
      return request.stream().map(each -> new ShindigAnswer(1L, List.of())).toList();
    }

    @Override
    public void close() {}
  }

  private static Question question(long parameters) {
    return CrossReferenceQuestions.about(
            LongStream.range(0, parameters)
                .mapToObj(cc -> Map.<String, Object>of("cc", cc))
                .toList())
        .get(1);
  }

  private static Contender request(Recording client, long parameters, int threads) {
    MeasuredTransport transport = new MeasuredTransport("recording", RequestForm.NATIVE, client);
    return transport.pipelining("procedures", question(parameters), threads);
  }

  @Test
  void isEightAtATimeWhichGoOnWhereThoseBeforeEnded() {
    Recording client = new Recording(true);
    Contender contender = request(client, 10, 32);
    assertThat(contender.calls()).isEqualTo(8);
    for (int number = 0; number < 5; number++) {
      assertThat(contender.work().run(number)).isEqualTo(8);
    }
    assertThat(client.alone).isEmpty();
    assertThat(client.together)
        .startsWith(
            List.of(0L, 1L, 2L, 3L, 4L, 5L, 6L, 7L), List.of(8L, 9L, 0L, 1L, 2L, 3L, 4L, 5L));
    Map<Object, Long> times =
        client.together.stream()
            .flatMap(List::stream)
            .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
    assertThat(times).hasSize(10).allSatisfy((cc, count) -> assertThat(count).isEqualTo(4));
  }

  @Test
  void isOneAfterTheOtherWhereThereIsOneThreadOrNoPipelining() {
    for (Recording client : List.of(new Recording(true), new Recording(false))) {
      Contender contender = request(client, 3, client.pipelines() ? 1 : 32);
      assertThat(contender.calls()).isEqualTo(1);
      for (int number = 0; number < 4; number++) {
        contender.work().run(number);
      }
      assertThat(client.alone).containsExactly(0L, 1L, 2L, 0L);
      assertThat(client.together).isEmpty();
    }
  }
}
