package io.shindigneo4j.web.gadget;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.StringReader;
import javax.xml.parsers.ParserConfigurationException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

@DisplayName("The XML of gadgets")
class DoctypeFreeFactoryTest {
  private static final String DOCTYPE = "http://apache.org/xml/features/disallow-doctype-decl";
  private final DoctypeFreeFactory factory = new DoctypeFreeFactory();

  private Document parsed(String xml) throws Exception {
    return factory.newDocumentBuilder().parse(new InputSource(new StringReader(xml)));
  }

  @Test
  void isParsed() throws Exception {
    factory.setNamespaceAware(true);
    Document document = parsed("<a xmlns='urn:x'><![CDATA[<!DOCTYPE html>]]></a>");
    assertThat(document.getDocumentElement().getNamespaceURI()).isEqualTo("urn:x");
    assertThat(document.getDocumentElement().getTextContent()).isEqualTo("<!DOCTYPE html>");
  }

  @Test
  void isNotDeep() throws Exception {
    assertThat(parsed("<a>".repeat(100) + "</a>".repeat(100))).isNotNull();
    assertThatExceptionOfType(SAXException.class)
        .isThrownBy(() -> parsed("<a>".repeat(101) + "</a>".repeat(101)));
  }

  @Test
  void hasNoDocumentTypeWhateverIsSwitchedOff() throws ParserConfigurationException {
    factory.setFeature(DOCTYPE, false);
    assertThat(factory.getFeature(DOCTYPE)).isTrue();
    assertThatExceptionOfType(SAXException.class)
        .isThrownBy(() -> parsed("<!DOCTYPE a [<!ENTITY b 'c'>]><a>&b;</a>"));
  }
}
