package io.shindigneo4j.web;

import com.google.inject.AbstractModule;
import com.google.inject.multibindings.Multibinder;
import com.google.inject.name.Names;
import java.util.List;

/**
 * Adds our own features, and Shindig's extra ones that have their scripts in its jar. The others
 * would load theirs from the Internet when Shindig starts.
 */
public final class LocalFeaturesModule extends AbstractModule {
  private static final List<String> FEATURES =
      List.of("opensocial-payment", "org.openajax.hub-2.0.7", "pubsub-2", "swfobject", "wave");

  private static final List<String> OWN =
      List.of(
          "opensocial-0.7",
          "opensocial-0.8",
          "opensocial-0.8.1",
          "opensocial-data",
          "osapi.events");

  @Override
  protected void configure() {
    Multibinder<String> features =
        Multibinder.newSetBinder(
            binder(), String.class, Names.named("org.apache.shindig.features-extended"));
    for (String feature : FEATURES) {
      features.addBinding().toInstance("res://features-extras/" + feature + "/feature.xml");
    }
    for (String feature : OWN) {
      features
          .addBinding()
          .toInstance("res://io/shindigneo4j/web/features/" + feature + "/feature.xml");
    }
  }
}
