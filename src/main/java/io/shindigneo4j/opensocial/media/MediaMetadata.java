package io.shindigneo4j.opensocial.media;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.access.AccessControl;
import io.shindigneo4j.opensocial.access.Resource;
import io.shindigneo4j.opensocial.identity.Identifiers;
import io.shindigneo4j.opensocial.mapping.Conversion;
import io.shindigneo4j.opensocial.request.SizeLimit;
import io.shindigneo4j.schema.GraphNames;
import java.time.Clock;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import org.apache.shindig.auth.SecurityToken;

/** The values that the server adds to albums and media items: ids, times, applications. */
final class MediaMetadata {

  private static final String NO_APPLICATION = "";

  private final Identifiers identifiers;
  private final Clock clock;
  private final AccessControl access;

  @Inject
  MediaMetadata(Identifiers identifiers, Clock clock, AccessControl access) {
    this.identifiers = identifiers;
    this.clock = clock;
    this.access = access;
  }

  String id() {
    return identifiers.next();
  }

  /** Now, in milliseconds since 1970. */
  long moment() {
    return clock.millis();
  }

  /** Now, as ISO 8601. */
  String time() {
    return Conversion.text(clock.instant());
  }

  /** Adds the application that creates it, which the token names, and the time. */
  Map<String, Object> created(
      Map<String, Object> properties, Resource resource, SecurityToken token) {
    properties.put(
        GraphNames.APPLICATION,
        Optional.ofNullable(access.application(resource, token, null)).orElse(NO_APPLICATION));
    return changed(properties);
  }

  /** Adds the time of the change. Fails with status 413 if there is too much text. */
  Map<String, Object> changed(Map<String, Object> properties) {
    SizeLimit.check(properties.values().stream().mapToLong(MediaMetadata::characters).sum());
    properties.put(GraphNames.UPDATED, time());
    return properties;
  }

  private static long characters(Object value) {
    if (value instanceof Collection<?> values) {
      return values.stream().mapToLong(MediaMetadata::characters).sum();
    }
    return value instanceof String text ? text.length() : 0;
  }
}
