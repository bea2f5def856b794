package io.shindigneo4j.opensocial.dispatch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The path of a request")
class RestPathTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "/a/b,c|/a/b,c|[a][b, c]",
        "/a/b%2Cc|/a/b,c|[a][b,c]",
        "/a/b%2fc%2Cd,e|/a/b%2fc,d,e|[a][b/c,d, e]",
        "/a/b%2Fc|/a/b/c|[a][b/c]",
        "/a/b%252Fc|/a/b%2Fc|[a][b%2Fc]",
        "/a/b%252Fc|/a/b%252Fc|[a][b%2Fc]",
        "/%61/b%25+|/a/b%25+|[a][b%+]",
        "/a/../b%2Fc|/b/c|[b][c]",
        "/a;x=1/b%2Fc|/a/b/c|[a][b][c]",
        "/a%2Fb|/other|[other]",
        "/a//b|/a/b|[a][][b]",
        "/a//b%2Fc|/a/b%2Fc|[a][][b/c]",
        "/a/http:%2F%2Fb%2Fc|/a/http:%2F%2Fb%2Fc|[a][http://b/c]",
        "/a/http:%2F%2Fb|/a/http:/b|[a][http://b]",
        "//a/b|/a/b|[a][b]",
        "/a/b//|/a/b/|[a][b][][]",
        "/a;x//b;y|/a/b|[a][][b]",
        "/./a//b|/a/b|[.][a][][b]"
      })
  void isTakenFromTheAddressWhereItSaysTheSame(String address, String decoded, String segments) {
    assertThat(text(RestPath.of(address, decoded))).isEqualTo(segments);
  }

  @Test
  void mayBeNone() {
    assertThat(RestPath.of("", null).length()).isZero();
  }

  private static String text(RestPath path) {
    return IntStream.range(0, path.length())
        .mapToObj(i -> Arrays.toString(path.values(i)))
        .collect(Collectors.joining());
  }
}
