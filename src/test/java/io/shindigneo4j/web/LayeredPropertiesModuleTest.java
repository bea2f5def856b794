package io.shindigneo4j.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.inject.Guice;
import com.google.inject.Injector;
import com.google.inject.Key;
import com.google.inject.name.Names;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class LayeredPropertiesModuleTest {
  private static final String CONTEXT_ROOT = "shindig.contextroot";
  private static final String ALLOW_JSONP = "shindig.allowJSONP";

  @AfterEach
  void forget() {
    System.clearProperty(CONTEXT_ROOT);
    System.clearProperty(ALLOW_JSONP);
  }

  @Test
  void bindsShindigsSettingsWithOursAbove() {
    assertThat(bound("shindig.allowUnauthenticated")).isEqualTo("true");
    assertThat(bound("shindig.features.default")).isEqualTo("res://features/of-shindig.txt");
  }

  @Test
  void bindsASystemPropertyOfAKnownKey() {
    System.setProperty(ALLOW_JSONP, "false");
    assertThat(bound(ALLOW_JSONP)).isEqualTo("false");
  }

  @Test
  void putsTheContextRootIntoAddresses() {
    System.setProperty(CONTEXT_ROOT, "/social");
    assertThat(bound("shindig.signing.global-callback-url"))
        .isEqualTo("http://%authority%/social/gadgets/oauthcallback");
  }

  private static String bound(String name) {
    Injector injector = Guice.createInjector(new LayeredPropertiesModule());
    return injector.getInstance(Key.get(String.class, Names.named(name)));
  }
}
