package io.shindigneo4j.opensocial.media;

import io.shindigneo4j.opensocial.mapping.Conversion;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.apache.shindig.social.opensocial.model.MediaItem;

/** Converts types of media to their names in OpenSocial, which filters compare. */
final class MediaItemTypes {

  static final Conversion<MediaItem.Type> ONE =
      new Conversion<>(MediaItem.Type::toString, property -> type((String) property));

  static final Conversion<List<MediaItem.Type>> SEVERAL =
      new Conversion<>(
          types -> types.stream().filter(Objects::nonNull).map(MediaItem.Type::toString).toList(),
          MediaItemTypes::types);

  private MediaItemTypes() {}

  /** As a list of the kind that Shindig's XML can write. */
  private static List<MediaItem.Type> types(Object property) {
    List<MediaItem.Type> types = new ArrayList<>();
    ((List<?>) property).forEach(name -> types.add(type((String) name)));
    return types;
  }

  private static MediaItem.Type type(String name) {
    return Stream.of(MediaItem.Type.values())
        .filter(type -> type.toString().equals(name))
        .findFirst()
        .orElseThrow();
  }
}
