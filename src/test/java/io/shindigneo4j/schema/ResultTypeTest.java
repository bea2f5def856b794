package io.shindigneo4j.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The records of a result travel as columns and rows")
class ResultTypeTest {

  private enum Color {
    RED,
    DARK_RED
  }

  @Tuple
  private record Pair(String key, Map<String, Object> value) {}

  private record Inner(List<Object> values, List<Pair> pairs) {}

  private record Outer(@Unwrapped Inner inner, long count, double share, Color color) {}

  private record Page(long total, @MayBeAbsent Boolean open, List<Outer> items) {}

  private record Strict(long number) {
    Strict {
      if (number < 0) {
        throw new IllegalArgumentException("less than nothing");
      }
    }
  }

  private record Odd(int number) {}

  private static final List<String> COLUMNS = List.of("total", "open", "items");

  private static final Operation<NoParameters, Page> PAGE =
      Operation.read("page", "", NoParameters.class, ResultType.one(Page.class));

  private static final Page RECORD =
      new Page(
          3L,
          null,
          List.of(
              new Outer(
                  new Inner(Arrays.asList("a", null, 1L), List.of(new Pair("k", Map.of("v", "w")))),
                  7L,
                  0.5,
                  Color.DARK_RED)));

  private static final Map<String, Object> ITEM =
      Map.of(
          "values",
          Arrays.asList("a", null, 1L),
          "pairs",
          List.of(List.of("k", Map.of("v", "w"))),
          "count",
          7L,
          "share",
          0.5,
          "color",
          "dark_red");

  @Test
  void itsComponentsAreTheColumns() {
    assertThat(PAGE.resultType().columns()).isEqualTo(COLUMNS);
    assertThat(ResultType.one(Outer.class).columns())
        .containsExactly("values", "pairs", "count", "share", "color");
  }

  @Test
  void recordsInsideAreMapsListsOrAreUnwrapped() {
    assertThat(PAGE.resultType().toRows(RECORD)).isEqualTo(List.of(row(3L, null, List.of(ITEM))));
  }

  @Test
  void whatTravelsBecomesTheSameRecord() {
    assertThat(PAGE.toResult(COLUMNS, List.of(row(3L, null, List.of(ITEM))))).isEqualTo(RECORD);
  }

  @Test
  void columnsMayComeInAnotherOrderAndWithOthers() {
    assertThat(
            PAGE.toResult(
                List.of("new", "items", "open", "total"), List.of(row("x", List.of(), true, 4L))))
        .isEqualTo(new Page(4L, true, List.of()));
  }

  @Test
  void anIntegerIsAFloatToo() {
    Map<String, Object> item = new HashMap<>(ITEM);
    item.put("share", 2L);
    Page page = PAGE.toResult(COLUMNS, List.of(row(3L, null, List.of(item))));
    assertThat(page.items().get(0).share()).isEqualTo(2.0);
  }

  @Test
  void listsOfPlainValuesAreNotCopied() {
    List<Object> values = new ArrayList<>(List.of("a"));
    ResultType<Inner> type = ResultType.one(Inner.class);
    assertThat(type.fromRows(type.columns(), List.of(row(values, List.of()))).values())
        .isSameAs(values);
    assertThat(type.toRows(new Inner(values, List.of())).get(0).get(0)).isSameAs(values);
  }

  @Test
  void thereIsOneOrNoneOrAnyNumber() {
    ResultType<Optional<Strict>> optional = ResultType.atMostOne(Strict.class);
    ResultType<List<Strict>> many = ResultType.many(Strict.class);
    List<String> columns = List.of("number");
    List<List<Object>> two = List.of(row(1L), row(2L));
    assertThat(optional.fromRows(columns, List.of())).isEmpty();
    assertThat(optional.fromRows(columns, List.of(row(1L)))).contains(new Strict(1));
    assertThat(optional.toRows(Optional.empty())).isEmpty();
    assertThat(many.fromRows(columns, two)).containsExactly(new Strict(1), new Strict(2));
    assertThat(many.toRows(many.fromRows(columns, two))).isEqualTo(two);
    assertThatThrownBy(() -> optional.fromRows(columns, two))
        .isInstanceOf(ResultMismatchException.class);
    assertMismatch("not 0", COLUMNS);
    assertMismatch("not 2", COLUMNS, row(1L, null, List.of()), row(1L, null, List.of()));
  }

  @Test
  void whatDoesNotFitIsToldByOperationAndColumn() {
    assertMismatch("items is not among the columns", List.of("total", "open"), row(1L, null));
    assertMismatch("total must be there", COLUMNS, row(null, null, List.of()));
    assertMismatch("total: must be a Long, not a String", COLUMNS, row("1", null, List.of()));
    assertMismatch("items: must be a List", COLUMNS, row(1L, null, "x"));
    assertMismatch("items: must be a Map, not null", COLUMNS, row(1L, null, row((Object) null)));
    assertMismatch("items: values must be there", COLUMNS, row(1L, null, List.of(Map.of())));
    Map<String, Object> item = new HashMap<>(ITEM);
    item.put("color", "blue");
    assertThatThrownBy(
            () -> ResultType.one(Strict.class).fromRows(List.of("number"), List.of(row(-1L))))
        .isInstanceOf(ResultMismatchException.class)
        .hasMessageContaining("less than nothing");
    assertMismatch("items: color: must be a word of Color", COLUMNS, row(1L, null, List.of(item)));
  }

  /** An earlier release does not know it. */
  @Test
  void whatMayBeAbsentNeedsNoColumn() {
    List<String> columns = List.of("total", "items");
    assertThat(PAGE.toResult(columns, List.of(row(1L, List.of()))))
        .isEqualTo(PAGE.toResult(COLUMNS, List.of(row(1L, null, List.of()))));
  }

  @Test
  void aRecordOfAnotherTypeIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ResultType.one(Odd.class).columns())
        .withMessageContaining("int");
  }

  @SafeVarargs
  private static void assertMismatch(String reason, List<String> columns, List<Object>... rows) {
    assertThatThrownBy(() -> PAGE.toResult(columns, List.of(rows)))
        .isInstanceOf(ResultMismatchException.class)
        .hasMessageContaining("page")
        .hasMessageContaining(reason);
  }

  private static List<Object> row(Object... values) {
    return Arrays.asList(values);
  }
}
