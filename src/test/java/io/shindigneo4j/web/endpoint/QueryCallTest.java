package io.shindigneo4j.web.endpoint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.shindigneo4j.testing.Growth;
import io.shindigneo4j.testing.Requests;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import javax.servlet.http.HttpServletRequest;
import org.json.JSONObject;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A call of RPC in a query")
class QueryCallTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "method=people.get&params.userId=@me",
        "params.userId(0)=a&params.userId(1)=b",
        "a(999)=1",
        "a(99).a(99).a(99)=1&b(99)=1",
        "a(498).b=1&a(499).b=1&a(499).c=1&b(499)=1",
        "a(x)=1&a()=1&a(=1&a)=1"
      })
  void mayHaveArrays(String query) {
    assertThatCode(() -> QueryCall.check(Requests.get(query))).doesNotThrowAnyException();
  }

  /** Each name asks for arrays inside of arrays; all of them would be made, and written. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "a(1000)=1",
        "a(99999999999999999999)=1",
        "a(999).a(999)=1",
        "a(500)=1&b(500)=1",
        "a(99).a(99).a(99).a(99).a(99).a(99).a(99).a(99).a(99).a(99).a(99)=1"
      })
  void hasABoundedNumberOfPlaces(String query) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> QueryCall.check(Requests.get(query)))
        .withMessageContaining("too large indexes");
  }

  /** Shindig's parser takes them for octal, hexadecimal, rounded or decimal numbers. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "012345",
        "0x10",
        "007",
        "-0",
        "+5",
        "1e3",
        "1.50",
        ".5",
        "7f",
        "12345678901234567890",
        "TRUE",
        "2010-01-02T03:04:05.000Z",
        "010:011",
        "don't",
        "-",
        "5",
        "true"
      })
  void hasNumbersAsTheyAreWritten(String word) throws Exception {
    String value = encode(word);
    JSONObject call =
        QueryCall.read(
            Requests.get(
                "method=people.get&id=01&userId="
                    + value
                    + "&params.userId="
                    + value
                    + "&in(1).userId="
                    + value));
    JSONObject parameters = call.getJSONObject("params");
    assertThat(call.get("id")).isEqualTo("01");
    assertThat(parameters.getString("userId")).isEqualTo(word);
    assertThat(parameters.getJSONObject("params").getString("userId")).isEqualTo(word);
    assertThat(parameters.getJSONArray("in").getJSONObject(1).getString("userId")).isEqualTo(word);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "a,012|[\"a\",\"012\"]",
        "(012, 0x10)|[\"012\",\"0x10\"]",
        "[012,'b, 03',\"c,04\"]|[\"012\",\"b, 03\",\"c,04\"]",
        "don't,012,can't|[\"don't\",\"012\",\"can't\"]",
        "{\"a\": [1, 02, true]}|{\"a\":[1,\"02\",true]}",
        "(1,2)|[1,2]",
        "null|null"
      })
  void hasListsOfNumbersAsTheyAreWritten(String value, String read) throws Exception {
    JSONObject call = QueryCall.read(Requests.get("method=people.get&list=" + encode(value)));
    assertThat(call.getJSONObject("params").get("list")).hasToString(read);
  }

  @Test
  void isReadHoweverManyEscapesItHas() throws Exception {
    String value = "[\"" + "\\n".repeat(100_000) + "\",012]";
    HttpServletRequest request = Requests.get("list=" + encode(value) + "&method=people.get");
    assertThat(QueryCall.read(request).getJSONObject("params").getJSONArray("list").get(1))
        .isEqualTo("012");
  }

  @ParameterizedTest
  @ValueSource(strings = {"\"\\", "'\\", "\"'", "0,", "a'", "01 ", "\"0\","})
  void isReadInATimeThatGrowsWithItsLength(String text) {
    Growth.assertLinear(
        size -> "list=" + encode(text.repeat(size)),
        query ->
            assertThatCode(() -> QueryCall.read(Requests.get(query))).doesNotThrowAnyException());
  }

  private static String encode(String value) {
    return URLEncoder.encode(value, StandardCharsets.UTF_8);
  }
}
