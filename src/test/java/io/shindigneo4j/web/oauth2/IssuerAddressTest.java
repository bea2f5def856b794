package io.shindigneo4j.web.oauth2;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import io.shindigneo4j.web.page.Refusal;
import java.util.Map;
import java.util.Optional;
import org.apache.catalina.connector.Connector;
import org.apache.catalina.connector.Request;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The issuer")
class IssuerAddressTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://social.example.org",
        "https://social.example.org:8443/shindig",
        "http://localhost:8080"
      })
  void isWhatTheSettingsSayWhateverTheRequest(String issuer) throws Exception {
    assertThat(from(issuer).of(request("evil.example", "203.0.113.7"))).isEqualTo(issuer);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "http://social.example.org",
        "https://social.example.org/",
        "https://social.example.org?x",
        "https://social.example.org#x",
        "https://user@social.example.org",
        "http://localhost.evil.example",
        "social.example.org",
        "/"
      })
  void isAnAddressThatIsSafeAndHasOneForm(String issuer) {
    assertThatThrownBy(() -> from(issuer))
        .isInstanceOf(InvalidSettingException.class)
        .hasMessageContaining("shindig.neo4j.issuer");
  }

  @Test
  void isThatOfTheRequestOnThisMachineAlone() throws Exception {
    assertThat(from("").of(request("localhost", "127.0.0.1"))).isEqualTo("http://localhost:8080");
  }

  @ParameterizedTest
  @CsvSource({
    "evil.example, 127.0.0.1",
    "localhost, 203.0.113.7",
    "localhost.evil.example, 127.0.0.1"
  })
  void isMissingForOthersUnlessItIsSet(String host, String address) {
    assertThatThrownBy(() -> from("").of(request(host, address)))
        .isInstanceOfSatisfying(
            Refusal.class, refusal -> assertThat(refusal.status()).isEqualTo(404));
  }

  private static IssuerAddress from(String issuer) {
    Map<String, String> settings = Map.of("shindig.neo4j.issuer", issuer);
    return IssuerAddress.from(key -> Optional.ofNullable(settings.get(key)));
  }

  private static Request request(String host, String address) {
    org.apache.coyote.Request bytes = new org.apache.coyote.Request();
    bytes.scheme().setString("http");
    bytes.serverName().setString(host);
    bytes.setServerPort(8080);
    bytes.localAddr().setString("127.0.0.1");
    bytes.remoteAddr().setString(address);
    Request request = new Request(new Connector());
    request.setCoyoteRequest(bytes);
    request.getMappingData().context = new org.apache.catalina.core.StandardContext();
    request.getMappingData().context.setPath("");
    return request;
  }
}
