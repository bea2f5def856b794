package io.shindigneo4j.web.origin;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The host of a gadget")
class GadgetDomainsTest {

  @Test
  void isOfItsExactAddress() {
    String label = GadgetDomains.label("http://example.org/gadget.xml");
    assertThat(label)
        .matches("[a-z2-7]{32}")
        .isEqualTo(GadgetDomains.label("http://example.org/gadget.xml"))
        .isNotEqualTo(GadgetDomains.label("http://example.org/Gadget.xml"));
  }
}
