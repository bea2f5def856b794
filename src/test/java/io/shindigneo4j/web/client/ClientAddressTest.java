package io.shindigneo4j.web.client;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("An address of a client counts")
class ClientAddressTest {

  @ParameterizedTest(name = "{0} as {1}")
  @CsvSource({
    "192.0.2.7, 192.0.2.7",
    "192.0.2.7:4711, 192.0.2.7",
    "::ffff:192.0.2.7, 192.0.2.7",
    "2001:db8:1:2:3:4:5:6, 2001:db8:1:2:0:0:0:0",
    "2001:db8:1:2::, 2001:db8:1:2:0:0:0:0",
    "[2001:db8:1:2:ffff::1]:4711, 2001:db8:1:2:0:0:0:0",
    "2001:db8:1:3::1, 2001:db8:1:3:0:0:0:0",
    "fe80:0:0:0:1:2:3:4%eth0, fe80:0:0:0:0:0:0:0",
    "::1, 0:0:0:0:0:0:0:0",
    "unknown, unknown",
    "a:99999999, a:99999999"
  })
  void byItsNetwork(String address, String counted) {
    assertThat(ClientAddress.counted(address)).isEqualTo(counted);
  }
}
