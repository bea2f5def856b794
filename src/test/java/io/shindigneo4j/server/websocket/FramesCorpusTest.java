package io.shindigneo4j.server.websocket;

import io.shindigneo4j.testing.FuzzCorpus;
import io.shindigneo4j.testing.TestDeadlines;
import java.io.IOException;
import java.net.URISyntaxException;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.Timeout;

@DisplayName("What a fuzzer has found harms nothing")
@Timeout(TestDeadlines.TEST_SECONDS)
class FramesCorpusTest {

  @TestFactory
  Stream<DynamicTest> asFrames() throws IOException, URISyntaxException {
    return FuzzCorpus.replay("frames", FramesFuzz::fuzzerTestOneInput);
  }
}
