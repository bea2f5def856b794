package io.shindigneo4j.procedures.query;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.shindigneo4j.schema.query.ListQuery;
import io.shindigneo4j.schema.query.ListQuery.Sort;
import io.shindigneo4j.schema.query.ListQuery.Target;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.server.procedure.RequestException;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.neo4j.graphdb.Node;

@DisplayName("A page of a list")
class ListingTest {

  /** Has only an id, which counts how often it is read. */
  private static final class Ids {

    private int reads;

    Node node(String id) {
      return node(id, null);
    }

    Node node(String id, String title) {
      return (Node)
          Proxy.newProxyInstance(
              Node.class.getClassLoader(),
              new Class<?>[] {Node.class},
              (proxy, method, arguments) ->
                  switch (method.getName()) {
                    case "getProperty" ->
                        arguments[0].equals("title") ? title : read(id, arguments);
                    case "toString" -> id;
                    default -> throw new UnsupportedOperationException(method.getName());
                  });
    }

    private Object read(String id, Object... arguments) {
      reads++;
      return arguments[0].equals("id") ? id : arguments[1];
    }
  }

  private final Ids ids = new Ids();

  private List<String> page(Candidate... candidates) {
    ListQuery query = new ListQuery(null, null, new Sort(null, true), new Page(1, 3));
    return Listing.of(List.of(candidates).iterator(), node -> true, query).nodes().stream()
        .map(Object::toString)
        .toList();
  }

  @Test
  void isByIdWhereNothingElseTells() {
    assertThat(
            page(
                Stream.of("d", "b", "e", "a", "c")
                    .map(id -> new Candidate(ids.node(id), 0))
                    .toArray(Candidate[]::new)))
        .containsExactly("b", "c", "d");
  }

  /** A title of a megabyte for each that comes before the page. */
  @Test
  void isRefusedWhereTooMuchTextComesBeforeIt() {
    Sort byTitle = new Sort(Target.property("title"), true);
    String title = "t".repeat(1 << 20);
    List<Candidate> candidates =
        Stream.generate(() -> new Candidate(new Ids().node("a", title), 0)).limit(20).toList();
    for (int first : new int[] {0, 13}) {
      ListQuery query = new ListQuery(null, null, byTitle, new Page(first, 3));
      assertThat(Listing.of(candidates.iterator(), node -> true, query).total()).isEqualTo(20);
    }
    ListQuery query = new ListQuery(null, null, byTitle, new Page(Integer.MAX_VALUE, 3));
    assertThatExceptionOfType(RequestException.class)
        .isThrownBy(() -> Listing.of(candidates.iterator(), node -> true, query));
  }

  @Test
  void readsNoIdOfThoseWhoseOrderIsKnown() {
    assertThat(
            page(
                new Candidate(ids.node("d"), 0, 40),
                new Candidate(ids.node("b"), 0, 7),
                new Candidate(ids.node("z"), -1, 90),
                new Candidate(ids.node("a"), 0, 2),
                new Candidate(ids.node("c"), 0, 8)))
        .containsExactly("a", "b", "c");
    assertThat(ids.reads).isZero();
  }

  @Test
  void readsIdsWhereTheOrderOfOneIsNotKnown() {
    assertThat(
            page(
                new Candidate(ids.node("d"), 0, 40),
                new Candidate(ids.node("b"), 0),
                new Candidate(ids.node("a"), 0, 2),
                new Candidate(ids.node("c"), 0, 8)))
        .containsExactly("b", "c", "d");
  }
}
