package io.shindigneo4j.server.export;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("What commits have touched")
class TouchRecorderTest {

  private final TouchRecorder recorder = new TouchRecorder(1_000, () -> 0);

  @Test
  void isNotCompleteAfterACommitOfWhichNothingIsKnown() {
    recorder.begin(0);
    assertThat(recorder.takeImages()).isPresent();
    recorder.committedUnknown(1, 0);
    assertThat(recorder.failure()).contains(ExportFailure.MISSING_COMMITS);
    assertThat(recorder.takeImages()).isEmpty();
  }
}
