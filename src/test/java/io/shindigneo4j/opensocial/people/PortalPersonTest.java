package io.shindigneo4j.opensocial.people;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Tests of the portal's scripts make sure that it shows each field of the person. */
@DisplayName("The person of the portal's tests")
class PortalPersonTest {
  private static final Path PERSON = Path.of("src", "test", "javascript", "support", "person.json");

  @Test
  void hasEachFieldThatIsSupported() throws IOException {
    JsonNode person = new ObjectMapper().readTree(PERSON.toFile());
    assertThat(keys(person).map(key -> key.substring(1)))
        .containsExactlyInAnyOrderElementsOf(supported());
  }

  private static Collection<String> supported() {
    Stream<String> ofLists =
        DetailMapping.all().stream()
            .flatMap(
                list -> list.table().keys().stream().map(key -> list.detail().field() + "." + key));
    return Stream.concat(PersonTables.PERSON.keys().stream(), ofLists).toList();
  }

  /** Of what is in a value, or in the first of several, each with a dot before it. */
  private static Stream<String> keys(JsonNode value) {
    JsonNode one = value.isArray() ? value.get(0) : value;
    return one.isObject()
        ? one.properties().stream()
            .flatMap(field -> keys(field.getValue()).map(rest -> "." + field.getKey() + rest))
        : Stream.of("");
  }
}
