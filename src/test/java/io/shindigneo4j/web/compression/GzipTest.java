package io.shindigneo4j.web.compression;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Compression of the portal's files, and of scripts")
class GzipTest {

  @Test
  void comesBackAsItWas() throws IOException {
    byte[] content = "once and once and once and once more".getBytes(StandardCharsets.UTF_8);
    for (byte[] body : List.of(Gzip.compress(content), Gzip.compressQuickly(content))) {
      try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(body))) {
        assertThat(in.readAllBytes()).isEqualTo(content);
      }
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "gzip | true",
        "deflate, GZIP;q=0.5, br | true",
        "gzip;q=0.001 | true",
        "gzip;q=0 | false",
        "gzip; q=0.000 | false",
        "br | false",
        "xgzip | false",
        "identity | false"
      })
  void isForThoseWhoTakeIt(String accepted, boolean taken) {
    assertThat(Gzip.isAccepted(List.of(accepted))).isEqualTo(taken);
  }

  @Test
  void isNotForThoseWhoSayNothing() {
    assertThat(Gzip.isAccepted(List.of())).isFalse();
  }
}
