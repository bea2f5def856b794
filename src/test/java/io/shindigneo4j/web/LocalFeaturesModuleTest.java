package io.shindigneo4j.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.inject.Guice;
import com.google.inject.Key;
import com.google.inject.TypeLiteral;
import com.google.inject.name.Names;
import io.shindigneo4j.schema.events.EventType;
import java.io.IOException;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.shindig.common.util.ResourceLoader;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Extra features")
class LocalFeaturesModuleTest {
  private final Set<String> features =
      Guice.createInjector(new LocalFeaturesModule())
          .getInstance(
              Key.get(
                  new TypeLiteral<Set<String>>() {},
                  Names.named("org.apache.shindig.features-extended")));

  @Test
  void loadNothingFromTheInternet() throws IOException {
    for (String feature : features) {
      assertThat(ResourceLoader.getContent(feature.replace("res://", "")))
          .describedAs(feature)
          .contains("<feature>")
          .doesNotContainPattern("src=\"https?:");
    }
  }

  /** A browser tells a page of the types alone that it asks for. */
  @Test
  void knowEachTypeOfEvent() throws IOException {
    String script =
        ResourceLoader.getContent("io/shindigneo4j/web/features/osapi.events/container.js");
    assertThat(script.split("TYPES = \\[")[1].split("]")[0].replaceAll("[\\s']", "").split(","))
        .containsExactlyElementsOf(
            Stream.concat(Stream.of(EventType.values()).map(EventType::wireName), Stream.of("gap"))
                .toList());
  }

  @Test
  void areThoseThatTheSampleContainersUse() {
    assertThat(features).anyMatch(feature -> feature.contains("/pubsub-2/"));
  }
}
