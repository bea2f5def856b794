package io.shindigneo4j.opensocial.configuration;

/**
 * A setting. The constants stand in a class for each concern, such as {@link SettingKey}.
 *
 * @param key its name in the property files
 * @param defaultValue as it would be written
 */
public record Setting(String key, String defaultValue) {}
