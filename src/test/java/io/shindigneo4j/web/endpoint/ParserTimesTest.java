package io.shindigneo4j.web.endpoint;

import io.shindigneo4j.testing.Growth;
import io.shindigneo4j.testing.Requests;
import io.shindigneo4j.web.compression.Gzip;
import java.util.List;
import javax.servlet.http.HttpServletRequest;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The time that a text takes grows as the text does:")
class ParserTimesTest {

  @ParameterizedTest
  @ValueSource(strings = {" ", "&", "=", "a.", "(", "a(1)", "st", "&st", "%", "%41", "1"})
  void thatOfAQuery(String text) {
    Growth.assertLinear(text::repeat, query -> OwnRequests.areRefused(own(query, "oauth x")));
    Growth.assertLinear(text::repeat, ParserTimesTest::check);
  }

  /** One that a Shindig seems to have sent. */
  private static HttpServletRequest own(String query, String credential) {
    return Requests.get(query, "CDN-Loop", "shindig-neo4j", "Authorization", credential);
  }

  private static void check(String query) {
    try {
      QueryCall.check(Requests.get(query));
    } catch (IllegalArgumentException e) {
      // it is beyond the limits
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {" ", "\t", "oauth ", "bearer", "\u0085"})
  void thatOfACredential(String text) {
    Growth.assertLinear(
        size -> "oauth" + text.repeat(size) + "\u0085",
        header -> OwnRequests.areRefused(own(null, header)));
  }

  @ParameterizedTest
  @ValueSource(strings = {" ", ",", ";", "; ", ";q=0", ";q=0 ", ";q=0.0", "gzip ", "gzip;,", "0"})
  void thatOfACoding(String text) {
    Growth.assertLinear(
        size -> "gzip;q=0" + text.repeat(size) + "x", coding -> Gzip.isAccepted(List.of(coding)));
  }
}
