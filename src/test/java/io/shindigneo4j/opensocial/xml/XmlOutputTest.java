package io.shindigneo4j.opensocial.xml;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.inject.Guice;
import com.google.inject.Injector;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.protocol.ProtocolException;
import org.apache.shindig.protocol.RestfulCollection;
import org.apache.shindig.protocol.conversion.BeanJsonConverter;
import org.apache.shindig.protocol.model.ExtendableBean;
import org.apache.shindig.protocol.model.ExtendableBeanImpl;
import org.apache.shindig.social.core.model.ActivityEntryImpl;
import org.apache.shindig.social.opensocial.model.ActivityEntry;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("XML that is written")
class XmlOutputTest {

  private final Injector injector = Guice.createInjector();
  private final XmlBeanConverter converter =
      new XmlBeanConverter(new SocialXmlConfiguration(injector), new BeanJsonConverter(injector));
  private final AtomBeanConverter atom =
      new AtomBeanConverter(converter, new BeanJsonConverter(injector));

  private static ActivityEntry entry(Map<String, Object> extensions) {
    ActivityEntry entry = new ActivityEntryImpl();
    entry.setId("1");
    entry.setTitle("a");
    ExtendableBean openSocial = new ExtendableBeanImpl();
    openSocial.putAll(extensions);
    entry.setOpenSocial(openSocial);
    return entry;
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "1", "a>b", "a b", "<", "\u0000", "\uD83D\uDE00"})
  void canBeReadWhateverNamesAnExtensionHas(String name) {
    ActivityEntry entry =
        entry(new HashMap<>(Map.of(name, 1, "inner", new HashMap<>(Map.of(name, 1)))));
    for (String xml :
        List.of(
            converter.convertToString(Map.of("entry", entry)),
            atom.convertToString(new RestfulCollection<>(List.of(entry))))) {
      assertThat(XmlDocuments.read(xml)).isNotNull();
    }
  }

  @Test
  void isBoundedThoughIndentsMakeItManyTimesAsLong() {
    Object value = new ArrayList<>(Collections.nCopies(100_000, 1));
    for (int depth = 0; depth < 95; depth++) {
      value = new HashMap<>(Map.of("a", value));
    }
    ActivityEntry entry = entry(new HashMap<>(Map.of("a", value)));
    assertThatThrownBy(() -> converter.convertToString(Map.of("entry", entry)))
        .isInstanceOfSatisfying(ProtocolException.class, XmlOutputTest::assertTooLarge);
    assertThatThrownBy(() -> atom.convertToString(new RestfulCollection<>(List.of(entry))))
        .isInstanceOfSatisfying(ProtocolException.class, XmlOutputTest::assertTooLarge);
  }

  private static void assertTooLarge(ProtocolException refused) {
    assertThat(refused.getCode()).isEqualTo(HttpServletResponse.SC_REQUEST_ENTITY_TOO_LARGE);
    assertThat(refused).hasMessageContaining("16 Mi characters");
  }
}
