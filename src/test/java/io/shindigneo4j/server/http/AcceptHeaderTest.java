package io.shindigneo4j.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The header Accept")
class AcceptHeaderTest {

  @ParameterizedTest
  @CsvSource({
    "application/json, 1",
    "APPLICATION/JSON, 1",
    "*/*, 1",
    "application/*, 1",
    "'text/html, application/json', 1",
    "application/json;q=0.25, 0.25",
    "application/json; charset=utf-8 ; q=0.5, 0.5",
    "'*/*;q=0.1, application/*;q=0.2, application/json;q=0.3', 0.3",
    "'application/json;q=0, */*', 0",
    "application/json;q=much, 0",
    "text/*, 0",
    "application/jsonx, 0",
    "'', 0",
    "',;,', 0",
    "';', 0"
  })
  void saysHowMuchJsonIsWanted(String header, double quality) {
    assertThat(AcceptHeader.of(List.of(header)).quality("application/json")).isEqualTo(quality);
  }
}
