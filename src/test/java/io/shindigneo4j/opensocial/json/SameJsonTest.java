package io.shindigneo4j.opensocial.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ArrayListMultimap;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Multimap;
import io.shindigneo4j.opensocial.activities.ActivityComments;
import io.shindigneo4j.opensocial.graph.ConnectedPerson;
import io.shindigneo4j.opensocial.graph.FriendPath;
import io.shindigneo4j.opensocial.graph.NearPerson;
import io.shindigneo4j.opensocial.graph.RecommendedGroup;
import io.shindigneo4j.opensocial.graph.RecommendedPerson;
import io.shindigneo4j.opensocial.graph.Relationship;
import io.shindigneo4j.opensocial.groups.GroupMember;
import io.shindigneo4j.opensocial.groups.SocialGroup;
import io.shindigneo4j.opensocial.messages.SocialMessage;
import io.shindigneo4j.opensocial.skills.KnownSkill;
import io.shindigneo4j.opensocial.skills.OwnSkill;
import io.shindigneo4j.opensocial.skills.SkilledPerson;
import io.shindigneo4j.testing.FilledBeans;
import io.shindigneo4j.testing.RandomCases;
import io.shindigneo4j.testing.SameJson;
import io.shindigneo4j.testing.Seeds;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Date;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.apache.shindig.common.JsonProperty;
import org.apache.shindig.common.uri.Uri;
import org.apache.shindig.protocol.DataCollection;
import org.apache.shindig.protocol.RestfulCollection;
import org.apache.shindig.protocol.conversion.BeanFilter;
import org.apache.shindig.protocol.model.EnumImpl;
import org.apache.shindig.social.core.model.ActivityEntryImpl;
import org.apache.shindig.social.core.model.ActivityImpl;
import org.apache.shindig.social.core.model.ActivityObjectImpl;
import org.apache.shindig.social.core.model.AlbumImpl;
import org.apache.shindig.social.core.model.GroupImpl;
import org.apache.shindig.social.core.model.MediaItemImpl;
import org.apache.shindig.social.core.model.MessageCollectionImpl;
import org.apache.shindig.social.core.model.MessageImpl;
import org.apache.shindig.social.core.model.PersonImpl;
import org.apache.shindig.social.opensocial.model.Drinker;
import org.apache.shindig.social.opensocial.model.MediaItem;
import org.joda.time.DateTime;
import org.json.JSONArray;
import org.json.JSONException;
import org.json.JSONObject;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Shindig writes the properties of a bean in the order of {@link Class#getMethods()}. The JVM
 * promises none, but lists the methods of a class in the same order as long as it runs: that of the
 * addresses of their names. Maps come in the order of their iterators, which for a {@link HashMap}
 * is that of its table. So both are compared in one JVM, with the same objects.
 */
@DisplayName("JSON by prepared writers is Shindig's, byte for byte")
class SameJsonTest {

  static Stream<Class<?>> beans() {
    return Stream.of(
        PersonImpl.class,
        ConnectedPerson.class,
        NearPerson.class,
        RecommendedPerson.class,
        SkilledPerson.class,
        GroupMember.class,
        FriendPath.class,
        Relationship.class,
        RecommendedGroup.class,
        SocialGroup.class,
        GroupImpl.class,
        ActivityImpl.class,
        ActivityEntryImpl.class,
        ActivityObjectImpl.class,
        ActivityComments.class,
        MessageImpl.class,
        SocialMessage.class,
        MessageCollectionImpl.class,
        AlbumImpl.class,
        MediaItemImpl.class,
        KnownSkill.class,
        OwnSkill.class);
  }

  @ParameterizedTest
  @MethodSource("beans")
  void ofEachBeanThatIsAnswered(Class<?> type) {
    Random random = new Random(type.getName().hashCode());
    for (int i = 0; i < 20; i++) {
      Object bean = new FilledBeans(random, () -> Texts.of(random), 3).of(type);
      assertThat(SameJson.of(Map.of("entry", bean))).hasSizeGreaterThan(30);
      SameJson.of(new RestfulCollection<>(List.of(bean, bean), 1, 7, 2));
    }
  }

  @Test
  void ofBeansWithoutValues() throws ReflectiveOperationException {
    for (Class<?> type : beans().filter(bean -> bean != GroupImpl.class).toList()) {
      SameJson.of(type.getDeclaredConstructor().newInstance());
    }
  }

  @Seeds(exhaustive = 500)
  void ofRandomValues(long seed) {
    RandomCases.check(seed, random -> SameJson.of(new RandomValues(random).value(4)));
  }

  @Test
  void ofEveryCharacterInsideAndAtTheEndsOfTexts() {
    for (int unit = Character.MIN_VALUE; unit <= Character.MAX_VALUE; unit += 251) {
      StringBuilder texts = new StringBuilder();
      for (int next = unit; next < unit + 251 && next <= Character.MAX_VALUE; next++) {
        texts.append((char) next).append('a');
        SameJson.of(List.of(String.valueOf((char) next), "a" + (char) next, (char) next + "a"));
      }
      SameJson.of(texts.toString());
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "</script>",
        "\u2028\u2029",
        "\\\"",
        "\uD83D\uDE00",
        "\uD83D",
        "\uDE00\uD83D",
        "\uD83D\uD83D\uDE00",
        "\uD83D\uDE00\uDE00",
        "\u0000\u001F\u007F\u0080\u009F\u00A0",
        "\u07FF\u0800\uFFFF\uD7FF\uE000"
      })
  void ofNastyTexts(String text) {
    assertThat(SameJson.of(text)).startsWith("\"").endsWith("\"");
    SameJson.of(Map.of(text, text));
  }

  /** The end of a chunk comes at each place of a text, and of what is around it. */
  @Test
  void ofTextsAcrossTheEndsOfChunks() {
    String nasty = "a\u0001<\u00E4\u2028\u4E2D\uD83D\uDE00".repeat(40);
    for (int before = 0; before < 400; before++) {
      String first = "x".repeat(ChunkPool.CHUNK_BYTES - before);
      SameJson.of(List.of(first, nasty, 17, new Date(0), Map.of("key", true)));
    }
    for (int before = 0; before < 8; before++) { // the pair begins at each place of a piece
      SameJson.of("x".repeat(before) + nasty.repeat(10));
    }
    SameJson.of(nasty.repeat(500));
  }

  @Test
  void ofNumbers() {
    SameJson.of(
        LongStream.iterate(1, power -> power * 10)
            .limit(19)
            .boxed()
            .flatMap(power -> Stream.of(power, power - 1, -power, 1 - power))
            .toList());
    SameJson.of(
        List.of(
            Long.MIN_VALUE,
            Long.MAX_VALUE,
            Integer.MIN_VALUE,
            (short) -1,
            (byte) 127,
            1.5f,
            -0.0,
            Double.NaN,
            1e300,
            Float.MIN_VALUE,
            new BigDecimal("1E+3"),
            BigInteger.TEN.pow(40),
            new AtomicInteger(3)));
  }

  @Test
  void ofDatesInEachMonthAndFarAway() {
    for (int day = -800_000; day < 3_000_000; day += 13) {
      SameJson.of(new Date(TimeUnit.DAYS.toMillis(day) + day * 7));
    }
    SameJson.of(
        Stream.of(
                Long.MIN_VALUE, Long.MAX_VALUE, -1L, 0L, 253_402_300_799_999L, -62_167_219_200_001L)
            .map(Date::new)
            .toList());
    SameJson.of(new java.sql.Timestamp(1234));
  }

  @Test
  void ofWhatIsNotThere() throws JSONException {
    SameJson.of(null);
    SameJson.of(JSONObject.NULL);
    SameJson.of(Arrays.asList(null, JSONObject.NULL, "a", null));
    SameJson.of(new Object[] {null, 1, null, "b"});
    Map<String, Object> map = new TreeMap<>();
    map.put("a", null);
    map.put("b", JSONObject.NULL);
    map.put("c", List.of());
    map.put("d", Map.of());
    SameJson.of(map);
    SameJson.of(new JSONObject().put("a", JSONObject.NULL).put("b", new JSONArray()));
    SameJson.of(new JSONArray().put(3, "x").put(JSONObject.NULL));
    SameJson.of(new PersonImpl());
  }

  @Test
  void ofOtherTypes() throws JSONException {
    Multimap<String, Object> multimap = ArrayListMultimap.create();
    multimap.put("a", 1);
    multimap.put("a", "2");
    SameJson.of(multimap);
    SameJson.of(new StringBuilder("a<b"));
    SameJson.of(new DateTime(0));
    SameJson.of(Locale.CANADA_FRENCH);
    SameJson.of(Uri.parse("http://example.org/?a=b&c"));
    SameJson.of(List.of(MediaItem.Type.IMAGE, Drinker.HEAVILY, TimeUnit.DAYS));
    SameJson.of(new EnumImpl<>(Drinker.NO, "<never>"));
    SameJson.of(new JSONObject("{a:[1,{b:'c'},null],d:{e:1.5}}"));
    SameJson.of(new String[][] {{"a"}, {}, null});
    SameJson.of(Map.of(1, 2L, TimeUnit.DAYS, Set.of('x' + "")));
    SameJson.of(Optional.of("x"));
    SameJson.of(new DataCollection(Map.of("person", Map.of("key", "{\"a\":1}"))));
    SameJson.of(List.of(new HashMap<>(), new ArrayList<>(), true, false));
  }

  @Test
  void ofTheEnvelopesOfBatches() {
    Map<String, Object> answer = new HashMap<>();
    answer.put("id", "call-1");
    answer.put("result", new RestfulCollection<>(List.of(new PersonImpl())));
    Map<String, Object> failed = new HashMap<>();
    failed.put("id", "<2>");
    failed.put("error", ImmutableMap.of("code", 404, "message", "no such <person>"));
    assertThat(SameJson.of(List.of(answer, failed))).contains("\\u003cperson\\u003e");
  }

  /** Getters with a name of their own, odd ones, and what is no getter. */
  @Test
  void ofOddBeans() {
    SameJson.of(new Odd());
    SameJson.of(new Odd.Heir());
    assertThat(SameJson.of(new Owned(true, false))).isEqualTo("{\"isOwner\":true}");
  }

  @Test
  void ofFilteredBeans() {
    BeanFilter filter = new BeanFilter();
    Object bean = new FilledBeans(new Random(1), () -> "<a>", 2).of(PersonImpl.class);
    for (Set<String> fields :
        List.of(Set.of("displayname"), Set.of("name", "name.givenname"), Set.of("*"))) {
      assertThat(SameJson.of(List.of(filter.createFilteredBean(bean, fields))))
          .contains("\\u003ca\\u003e");
    }
  }

  /** What is written where it is true. */
  public record Owned(boolean owner, boolean viewer) {
    public Boolean getIsOwner() {
      return owner;
    }

    public Boolean getIsViewer() {
      return viewer;
    }
  }

  /** A bean as nobody should write it. */
  @SuppressWarnings("unused") // called by reflection
  public static class Odd {
    public static String getStatic() {
      return "static";
    }

    public String get() {
      return "no name";
    }

    public void getNothing() {}

    public String getURL() {
      return "u";
    }

    public boolean isGood() {
      return true;
    }

    public String issue() {
      return "no getter";
    }

    public String getWith(int parameter) {
      return "no getter";
    }

    @JsonProperty("other <name>")
    public Object method() {
      return new char[0].length;
    }

    public Number getOverridden() {
      return 1;
    }

    public float getFloat() {
      return 0.1f;
    }

    /** Returns something more special, so that the compiler adds a bridge. */
    public static final class Heir extends Odd {
      @Override
      public Integer getOverridden() {
        return 2;
      }
    }
  }
}
