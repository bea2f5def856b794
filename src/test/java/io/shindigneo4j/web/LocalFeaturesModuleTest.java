package io.shindigneo4j.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.inject.Guice;
import com.google.inject.Key;
import com.google.inject.TypeLiteral;
import com.google.inject.name.Names;
import java.io.IOException;
import java.util.Set;
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

  @Test
  void areThoseThatTheSampleContainersUse() {
    assertThat(features).anyMatch(feature -> feature.contains("/pubsub-2/"));
  }
}
