package io.shindigneo4j.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.shindigneo4j.schema.groups.GroupOperations;
import io.shindigneo4j.schema.people.PeopleOperations;
import io.shindigneo4j.schema.people.PeopleOperations.GetPerson;
import io.shindigneo4j.schema.query.ListQuery.Comparison;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.schema.query.Selection;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Records of parameters as maps, and back")
class ParameterMappingTest {

  private record Inner(String text, long number) {}

  private record Outer(
      @MayBeAbsent String text,
      long number,
      boolean flag,
      @MayBeAbsent Comparison constant,
      @MayBeAbsent Inner inner,
      List<String> texts,
      List<Inner> inners,
      @MayBeAbsent Map<String, Object> map,
      List<Map<String, Object>> maps) {}

  /** Two kinds of components that no operation has, but perhaps a pack. */
  private record Others(
      double fraction, @MayBeAbsent Double perhaps, Object any, @MayBeAbsent List<String> texts) {

    Others {
      if (fraction < 0) {
        throw new InvalidParameterException("fraction must not be negative");
      } else if (fraction > 1_000) {
        throw new IllegalArgumentException("a fault of the constructor");
      }
    }
  }

  private static final Operation<Others, ?> OTHERS = Operation.read("others", "", Others.class);

  private static final Operation<Outer, ?> OPERATION = Operation.read("test", "", Outer.class);
  private static final Map<String, Object> SELECTION =
      Map.of("properties", List.of("id"), "details", List.of());
  private static final Map<String, Object> PAGE = Map.of("first", 0L, "limit", 5L);
  private static final Map<String, Object> SORT = Map.of("ascending", true);
  private static final Map<String, Object> QUERY = Map.of("sort", SORT, "page", PAGE);
  private static final Map<String, Object> VIEWPOINT = Map.of("reach", "everybody");
  private static final Map<String, Object> AROUND =
      Map.of("users", List.of("a"), "circle", "self", "viewpoint", VIEWPOINT);

  @Test
  void everyTypeTravelsAsValuesOfTheProtocol() {
    assertThat(OPERATION.toMap(outer())).isEqualTo(map());
    assertThat(OPERATION.fromMap(map())).isEqualTo(outer());
  }

  @Test
  void absentOnesArePresentAsNull() {
    Outer empty = new Outer(null, 0, false, null, null, List.of(), List.of(), null, List.of());
    assertThat(OPERATION.toMap(empty)).containsKeys("text", "constant", "inner", "map");
    assertThat(OPERATION.fromMap(OPERATION.toMap(empty))).isEqualTo(empty);
  }

  @Test
  void whatMustBeThereIsNotSentAsNull() {
    Others others = new Others(2.5, null, null, null);
    assertThatExceptionOfType(InvalidParameterException.class)
        .isThrownBy(() -> OTHERS.toMap(others))
        .withMessage("any must be there");
  }

  @Test
  void whatMustBeThereWithinAnotherIsNotSentAsNullEither() {
    assertThatExceptionOfType(InvalidParameterException.class)
        .isThrownBy(
            () -> PeopleOperations.GET.toMap(new GetPerson("a", new Selection(null, List.of()))))
        .withMessage("properties must be there");
  }

  @Test
  void numbersMayBeFractions() {
    assertThat(OTHERS.fromMap(Map.of("fraction", 2.5, "any", List.of())))
        .isEqualTo(new Others(2.5, null, List.of(), null));
    assertThat(OTHERS.fromMap(Map.of("fraction", 2L, "perhaps", 3L, "any", 1L)))
        .as("of whole numbers")
        .isEqualTo(new Others(2.0, 3.0, 1L, null));
  }

  @Test
  void recordsRefuseWhatTheyDoNotLike() {
    assertThatExceptionOfType(InvalidParameterException.class)
        .isThrownBy(() -> OTHERS.fromMap(Map.of("fraction", -1.0, "any", 1L)))
        .withMessage("fraction must not be negative");
  }

  @Test
  void anyOtherExceptionOfARecordIsAFault() {
    assertThatExceptionOfType(IllegalStateException.class)
        .isThrownBy(() -> OTHERS.fromMap(Map.of("fraction", 2_000.0, "any", 1L)))
        .withRootCauseInstanceOf(IllegalArgumentException.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"number", "flag", "texts", "inners", "maps"})
  void aMissingOneNamesItself(String name) {
    Map<String, Object> map = map();
    map.remove(name);
    assertInvalid(map, name);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"text", "number", "flag", "constant", "inner", "texts", "inners", "map", "maps"})
  void oneOfAnotherTypeNamesItself(String name) {
    Map<String, Object> map = map();
    map.put(name, 1.5);
    assertInvalid(map, name);
  }

  @ParameterizedTest
  @ValueSource(strings = {"texts", "inners", "maps"})
  void aListWithNullOrAnotherTypeNamesItself(String name) {
    Map<String, Object> map = map();
    map.put(name, Arrays.asList((Object) null));
    assertInvalid(map, name);
    map.put(name, List.of(true));
    assertInvalid(map, name);
  }

  @Test
  void anUnknownOneNamesItself() {
    Map<String, Object> map = map();
    map.put("surplus", 1L);
    assertInvalid(map, "surplus");
    Map<String, Object> nested = map();
    nested.put("inner", Map.of("text", "x", "number", 1L, "surplus", 1L));
    assertInvalid(nested, "surplus");
  }

  @Test
  void anUnknownWordNamesParameterAndWord() {
    Map<String, Object> map = map();
    map.put("constant", "CONTAINS");
    assertInvalid(map, "constant has no value CONTAINS");
  }

  @ParameterizedTest
  @CsvSource({"around", "query", "selection"})
  void aListOfPeopleNeeds(String name) {
    assertNeeds(
        PeopleOperations.LIST,
        Map.of("around", AROUND, "query", QUERY, "selection", SELECTION),
        name);
  }

  @ParameterizedTest
  @CsvSource({"users", "circle", "viewpoint"})
  void peopleAroundOthersNeed(String name) {
    assertNeedsWithin("around", AROUND, name);
  }

  @ParameterizedTest
  @CsvSource({"sort", "page"})
  void aQueryNeeds(String name) {
    assertNeedsWithin("query", QUERY, name);
  }

  private static void assertNeedsWithin(String outer, Map<String, Object> whole, String name) {
    Map<String, Object> lacking = new LinkedHashMap<>(whole);
    lacking.put(name, null);
    Map<String, Object> parameters =
        new LinkedHashMap<>(Map.of("around", AROUND, "query", QUERY, "selection", SELECTION));
    parameters.put(outer, lacking);
    assertThatExceptionOfType(InvalidParameterException.class)
        .isThrownBy(() -> PeopleOperations.LIST.fromMap(parameters))
        .withMessage(name + " must be there");
  }

  @ParameterizedTest
  @CsvSource({"user", "bond", "query", "selection"})
  void aListOfGroupsNeeds(String name) {
    assertNeeds(
        GroupOperations.LIST,
        Map.of("user", "a", "bond", "membership", "query", QUERY, "selection", SELECTION),
        name);
  }

  @ParameterizedTest
  @CsvSource({"id", "selection"})
  void aPersonNeeds(String name) {
    assertNeeds(PeopleOperations.GET, Map.of("id", "a", "selection", SELECTION), name);
  }

  @ParameterizedTest
  @CsvSource({"id", "properties", "details", "selection"})
  void anUpdateNeeds(String name) {
    assertNeeds(
        PeopleOperations.UPDATE,
        Map.of("id", "a", "properties", Map.of(), "details", List.of(), "selection", SELECTION),
        name);
  }

  @Test
  void anUpdateChangesTheListsOfAProfileAndNothingElse() {
    assertRefused(
        Map.of("type", "FRIEND_OF", "label", "Person", "entries", List.of()), "FRIEND_OF");
    assertRefused(Map.of("type", "HAS_EMAIL", "label", "Person", "entries", List.of()), "label");
  }

  private static void assertRefused(Map<String, Object> list, String message) {
    Map<String, Object> parameters =
        Map.of("id", "a", "properties", Map.of(), "details", List.of(list), "selection", SELECTION);
    assertThatExceptionOfType(InvalidParameterException.class)
        .isThrownBy(() -> PeopleOperations.UPDATE.fromMap(parameters))
        .withMessageContaining(message);
  }

  @Test
  void aPageEndsWithinAnInt() {
    Page page = new Page(Long.MAX_VALUE, Long.MAX_VALUE);
    assertThat(page.first()).isEqualTo(Integer.MAX_VALUE);
    assertThat(page.limit()).isZero();
    assertThat(new Page(1, Long.MAX_VALUE).limit()).isEqualTo(Integer.MAX_VALUE - 1);
    assertThatExceptionOfType(InvalidParameterException.class).isThrownBy(() -> new Page(-1, 0));
    assertThatExceptionOfType(InvalidParameterException.class).isThrownBy(() -> new Page(0, -1));
  }

  private static <P extends Record> void assertNeeds(
      Operation<P, ?> operation, Map<String, Object> parameters, String name) {
    assertThat(operation.fromMap(parameters)).isNotNull();
    Map<String, Object> lacking = new LinkedHashMap<>(parameters);
    lacking.put(name, null);
    assertThatExceptionOfType(InvalidParameterException.class)
        .isThrownBy(() -> operation.fromMap(lacking))
        .withMessage(name + " must be there");
  }

  private static void assertInvalid(Map<String, Object> map, String message) {
    assertThatExceptionOfType(InvalidParameterException.class)
        .isThrownBy(() -> OPERATION.fromMap(map))
        .withMessageContaining(message);
  }

  private static Outer outer() {
    return new Outer(
        "x",
        -1,
        true,
        Comparison.STARTS_WITH,
        new Inner("y", 2),
        List.of("a", "b"),
        List.of(new Inner("z", 3)),
        Map.of("any", 1.5),
        List.of(Map.of("k", "v")));
  }

  private static Map<String, Object> map() {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("text", "x");
    map.put("number", -1L);
    map.put("flag", true);
    map.put("constant", "starts_with");
    map.put("inner", Map.of("text", "y", "number", 2L));
    map.put("texts", List.of("a", "b"));
    map.put("inners", List.of(Map.of("text", "z", "number", 3L)));
    map.put("map", Map.of("any", 1.5));
    map.put("maps", List.of(Map.of("k", "v")));
    return map;
  }
}
