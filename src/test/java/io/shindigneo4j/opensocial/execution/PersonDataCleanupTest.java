package io.shindigneo4j.opensocial.execution;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.procedures.people.PersonDataCleanup;
import io.shindigneo4j.schema.CypherFiles;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("What belongs to a person")
class PersonDataCleanupTest {

  private static final String FRAGMENTS = "fragments/cleanup-";
  private static final String CLASSES = "Cleanup";

  @Test
  void isDeletedByAClassAndAFragmentOfOneName() {
    assertThat(classes()).as("named in META-INF/services").containsExactlyInAnyOrder(fragments());
  }

  /** So that both take locks in the same order. */
  @Test
  void isDeletedInTheSameOrderByBoth() {
    String whole = CypherFiles.text("people.delete");
    Stream<String> included =
        Stream.of(fragments())
            .filter(name -> whole.contains(text(name)))
            .sorted(Comparator.comparing(name -> whole.indexOf(text(name))));
    assertThat(included).containsExactlyElementsOf(classes());
  }

  private static String text(String name) {
    return CypherFiles.text(FRAGMENTS + name).strip();
  }

  private static String[] fragments() {
    return CypherResources.fragments()
        .filter(name -> name.startsWith(FRAGMENTS))
        .map(name -> name.substring(FRAGMENTS.length()))
        .toArray(String[]::new);
  }

  private static List<String> classes() {
    return ServiceLoader.load(PersonDataCleanup.class).stream()
        .map(provider -> provider.type().getSimpleName())
        .map(name -> name.replace(CLASSES, "").toLowerCase(Locale.ROOT))
        .toList();
  }
}
