package io.shindigneo4j.opensocial.configuration;

/** A setting by its key, with its default as it would be written. */
public interface Setting {
  String key();

  String defaultValue();
}
