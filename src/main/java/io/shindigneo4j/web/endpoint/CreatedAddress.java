package io.shindigneo4j.web.endpoint;

import com.google.common.base.Splitter;
import com.google.common.net.UrlEscapers;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apache.shindig.social.opensocial.model.Activity;
import org.apache.shindig.social.opensocial.model.ActivityEntry;
import org.apache.shindig.social.opensocial.model.Album;
import org.apache.shindig.social.opensocial.model.Group;
import org.apache.shindig.social.opensocial.model.MediaItem;
import org.apache.shindig.social.opensocial.model.Message;
import org.apache.shindig.social.opensocial.model.MessageCollection;
import org.apache.shindig.social.opensocial.model.Person;

/**
 * Where a client finds what its POST has made (OpenSocial Core API Server 2.5.1, REST-HTTP-Method).
 *
 * @param servlet the path of the servlet
 * @param path of the POST behind that, as it is in the address
 */
record CreatedAddress(String servlet, String path) {

  private static final String SELF = "@self";
  private static final Set<String> DOTS = Set.of(".", "..");
  private static final Splitter SEGMENTS = Splitter.on('/').omitEmptyStrings();

  /** What stands between a service and an id, where a path does not say it. */
  private static final Map<String, List<String>> PARENTS =
      Map.of(
          "activities", List.of("@me", SELF, "@app"),
          "activitystreams", List.of("@me", SELF, "@app"),
          "albums", List.of("@me", SELF),
          "groups", List.of("@me"));

  /**
   * The path of a thing.
   *
   * @return nothing for an answer that has no id, and for a path with parameters
   */
  Optional<String> of(Object created) {
    List<String> segments = SEGMENTS.splitToList(path);
    if (segments.isEmpty() || path.contains(";")) {
      return Optional.empty();
    } else if (created instanceof Person) {
      return Optional.of(servlet + '/' + String.join("/", segments));
    }
    return id(created)
        .filter(id -> !DOTS.contains(id)) // which lead to another address
        .map(
            id -> servlet + '/' + String.join("/", parents(segments, created)) + '/' + segment(id));
  }

  private static String segment(String id) {
    return UrlEscapers.urlPathSegmentEscaper().escape(id).replace(",", "%2C").replace(";", "%3B");
  }

  private static List<String> parents(List<String> segments, Object created) {
    if (created instanceof MediaItem item && item.getAlbumId() != null) {
      String user = segments.size() > 1 ? segments.get(1) : "@me";
      return List.of("mediaItems", user, SELF, segment(item.getAlbumId()));
    }
    List<String> defaults = PARENTS.get(segments.get(0));
    if (defaults == null) {
      return segments;
    }
    List<String> parents = new ArrayList<>(segments.subList(0, 1));
    for (int i = 0; i < defaults.size(); i++) {
      parents.add(i + 1 < segments.size() ? segments.get(i + 1) : defaults.get(i));
    }
    return parents;
  }

  private static Optional<String> id(Object created) {
    if (created instanceof ActivityEntry entry) {
      return Optional.ofNullable(entry.getId());
    } else if (created instanceof Activity activity) {
      return Optional.ofNullable(activity.getId());
    } else if (created instanceof Message message) {
      return Optional.ofNullable(message.getId());
    } else if (created instanceof MessageCollection collection) {
      return Optional.ofNullable(collection.getId());
    } else if (created instanceof Group group) {
      return Optional.ofNullable(group.getId());
    } else if (created instanceof Album album) {
      return Optional.ofNullable(album.getId());
    } else if (created instanceof MediaItem item) {
      return Optional.ofNullable(item.getId());
    }
    return Optional.empty();
  }
}
