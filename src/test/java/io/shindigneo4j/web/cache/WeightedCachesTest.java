package io.shindigneo4j.web.cache;

import static org.assertj.core.api.Assertions.assertThat;

import de.odysseus.el.tree.impl.Builder;
import java.util.List;
import java.util.Map;
import org.apache.shindig.common.cache.Cache;
import org.apache.shindig.common.cache.SoftExpiringCache;
import org.apache.shindig.common.uri.Uri;
import org.apache.shindig.common.xml.XmlUtil;
import org.apache.shindig.gadgets.features.FeatureRegistry.LookupResult;
import org.apache.shindig.gadgets.spec.GadgetSpec;
import org.apache.shindig.gadgets.spec.LocaleSpec;
import org.apache.shindig.gadgets.spec.MessageBundle;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("What Shindig keeps of gadgets")
class WeightedCachesTest {
  private static final int LIMIT = 4 << 20;

  private final WeightedCaches caches = new WeightedCaches(LIMIT);

  private static GadgetSpec gadget(String content) throws Exception {
    String xml = "<Module><ModulePrefs title='g'/><Content>" + content + "</Content></Module>";
    GadgetSpec gadget = new GadgetSpec(Uri.parse("http://g.example/"), XmlUtil.parse(xml), xml);
    GadgetWeight.note(gadget, xml.length(), 6);
    return gadget;
  }

  @Test
  void isFoundInItsPartAlone() {
    Cache<String, String> one = caches.createCache("one");
    Cache<String, String> other = caches.createCache("other");
    one.addElement("key", "value");
    assertThat(one.getElement("key")).isEqualTo("value");
    assertThat(other.getElement("key")).isNull();
    assertThat(caches.<String, String>createCache("one").getElement("key")).isEqualTo("value");
    assertThat(other.removeElement("key")).isNull();
    assertThat(one.removeElement("key")).isEqualTo("value");
    assertThat(one.getElement("key")).isNull();
    assertThat(one.getCapacity()).isEqualTo(-1);
  }

  @Test
  void expiresSoftly() throws Exception {
    SoftExpiringCache<String, Object> soft =
        new SoftExpiringCache<>(caches.createCache("gadgetSpecs"));
    Object fresh = gadget("fresh");
    Object old = new IllegalStateException("old");
    soft.addElement("fresh", fresh, 3_600_000);
    soft.addElement("old", old, -1);
    assertThat(soft.getElement("fresh").obj).isSameAs(fresh);
    assertThat(soft.getElement("fresh").isExpired).isFalse();
    assertThat(soft.getElement("old").obj).isSameAs(old);
    assertThat(soft.getElement("old").isExpired).isTrue();
  }

  @Test
  void isBoundedByBytesOfAllPartsTogether() throws Exception {
    Cache<String, Object> gadgets = caches.createCache("gadgetSpecs");
    Cache<String, Object> features = caches.createCache("FeatureJsCache");
    String content = "x".repeat(20_000);
    for (int i = 0; i < 500; i++) {
      gadgets.addElement("http://g.example/" + i, gadget(content));
      features.addElement("feature".repeat(1_000) + i, new LookupResult(List.of()));
    }
    assertThat(caches.bytes()).isBetween(LIMIT / 2L, (long) LIMIT);
  }

  @Test
  void hasTheBytesThatObjectsOfOursSay() {
    Weighted script = () -> 1 << 20;
    caches.createCache("featureScripts").addElement("address", script);
    assertThat(caches.bytes()).isBetween(1L << 20, (1L << 20) + 2_000);
  }

  @Test
  void isNothingThatIsLargerThanAll() throws Exception {
    Cache<String, Object> gadgets = caches.createCache("gadgetSpecs");
    gadgets.addElement("large", gadget("x".repeat(1 << 20)));
    assertThat(gadgets.getElement("large")).isNull();
    assertThat(caches.bytes()).isZero();
  }

  @ParameterizedTest
  @ValueSource(strings = {"parsedDocuments", "parsedFragments", "parsedXml"})
  void isNoDocument(String name) throws Exception {
    Cache<String, Object> documents = caches.createCache(name);
    documents.addElement("key", XmlUtil.parse("<a/>"));
    assertThat(documents.getElement("key")).isNull();
    assertThat(documents.getCapacity()).isZero();
  }

  @Test
  void weighsWhatItIsMadeOf() throws Exception {
    GadgetSpec small = gadget("x");
    GadgetSpec large = gadget("x".repeat(100_000));
    assertThat(weight("a", large)).isGreaterThan(weight("a", small) + 399_000);
    GadgetSpec unknown =
        new GadgetSpec(
            Uri.parse("http://g.example/"),
            XmlUtil.parse("<Module><ModulePrefs title='g'/><Content>x</Content></Module>"),
            "");
    assertThat(weight("a", unknown)).isGreaterThan(60 * unknown.toString().length());
    assertThat(weight("a", messages(10_000))).isGreaterThan(weight("a", messages(1)) + 159_000);
    assertThat(weight("a", new IllegalStateException("x".repeat(10_000))))
        .isGreaterThan(weight("a", new IllegalStateException()) + 20_000);
    assertThat(weight("a", new IllegalStateException(new IllegalStateException())))
        .isGreaterThan(weight("a", new IllegalStateException()) + 16_000);
    String expression = "${" + "a+".repeat(1_000) + "a}";
    assertThat(weight(expression, new Builder().build(expression))).isGreaterThan(200_000);
    assertThat(weight("x".repeat(10_000), 1L)).isGreaterThan(20_000);
  }

  private static MessageBundle messages(int length) throws Exception {
    return new MessageBundle(
        new LocaleSpec(XmlUtil.parse("<Locale/>"), Uri.parse("http://g.example/")),
        Map.of("key", "x".repeat(length)));
  }

  private static int weight(String key, Object value) {
    return CacheWeights.of(new CacheKey("cache", key), value);
  }
}
