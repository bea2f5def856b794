package io.shindigneo4j.web.outbound;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.net.InetAddresses;
import java.net.InetAddress;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Requests of gadgets")
class OutboundPolicyTest {
  private static final InetAddress OWN = InetAddresses.forString("8.8.8.8");
  private static final InetAddress OTHER = InetAddresses.forString("8.8.4.4");

  private final OutboundPolicy policy =
      new OutboundPolicy(new InternalHosts(Set.of("listed.example:80")), OWN::equals);

  @Test
  void reachPublicAddressesOfOtherMachinesAlone() {
    assertThatCode(() -> policy.check("a.example", 80, OTHER)).doesNotThrowAnyException();
    assertThatThrownBy(() -> policy.check("a.example", 80, OWN))
        .isInstanceOf(RefusedAddressException.class)
        .hasMessageContaining("a.example:80");
  }

  @Test
  void reachWhatTheSettingLists() {
    assertThatCode(() -> policy.check("listed.example", 80, OWN)).doesNotThrowAnyException();
    assertThatThrownBy(() -> policy.check("listed.example", 81, OWN))
        .isInstanceOf(RefusedAddressException.class);
  }

  @Test
  void knowTheAddressesOfThisMachine() {
    assertThat(OutboundPolicy.isOfThisMachine(InetAddress.getLoopbackAddress())).isTrue();
    assertThat(OutboundPolicy.isOfThisMachine(OTHER)).isFalse();
  }
}
