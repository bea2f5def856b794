package io.shindigneo4j.opensocial.dispatch;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.servlet.http.HttpServletResponse;
import org.apache.commons.lang3.StringUtils;
import org.apache.shindig.protocol.ProtocolException;

/**
 * The path of an operation of REST, such as {@code /people/{userId}+/{groupId}}: constants, and
 * parameters with one value or, where a plus follows, several. A path may lack what comes after the
 * last constant. Those with more constants, then those whose last constant comes first, are tried
 * first.
 */
final class PathTemplate implements Comparable<PathTemplate> {

  private static final Comparator<PathTemplate> ORDER =
      Comparator.<PathTemplate>comparingInt(each -> -each.constants)
          .thenComparingInt(each -> each.needed)
          .thenComparing(each -> each.path);

  private static final String OPEN = "{";
  private static final String CLOSE = "}";
  private static final String CLOSE_SEVERAL = "}+";

  private enum Kind {
    CONSTANT,
    ONE,
    SEVERAL
  }

  private record Part(String name, Kind kind) {}

  private final String path;
  private final List<Part> parts = new ArrayList<>();
  private final int constants;

  /** Up to the last constant. */
  private final int needed;

  /**
   * @throws IllegalStateException for a parameter without its end
   */
  PathTemplate(String path) {
    this.path = path;
    int count = 0;
    int last = 0;
    for (String segment : StringUtils.split(path, '/')) {
      parts.add(part(segment));
      if (parts.get(parts.size() - 1).kind() == Kind.CONSTANT) {
        count++;
        last = parts.size();
      }
    }
    constants = count;
    needed = last;
  }

  private static Part part(String segment) {
    if (!segment.startsWith(OPEN)) {
      return new Part(segment, Kind.CONSTANT);
    } else if (segment.endsWith(CLOSE_SEVERAL)) {
      return new Part(
          segment.substring(1, segment.length() - CLOSE_SEVERAL.length()), Kind.SEVERAL);
    } else if (segment.endsWith(CLOSE)) {
      return new Part(segment.substring(1, segment.length() - CLOSE.length()), Kind.ONE);
    }
    throw new IllegalStateException("a parameter of a path has no end: " + segment);
  }

  /**
   * The parameters in a path; empty for the path of another operation. The map may be changed.
   *
   * @throws ProtocolException with status 400 for several values where there must be one, and for a
   *     path that goes on behind the template or behind an empty segment
   */
  Optional<Map<String, String[]>> parameters(RestPath path) {
    return isFor(path) ? Optional.of(read(path)) : Optional.empty();
  }

  /**
   * Else what is above would be read, changed or deleted in place of what is meant. Shindig's
   * {@code system} has one template, of its name alone, for all paths.
   */
  private void checkEnd(RestPath path) {
    for (int i = parts.size(); parts.size() > 1 && i < path.length(); i++) {
      if (!path.text(i).isEmpty()) {
        throw new ProtocolException(
            HttpServletResponse.SC_BAD_REQUEST, "There is nothing at the path " + path);
      }
    }
  }

  /** Else a client that lacks an id would read, change or delete what is the caller's own. */
  private static void checkSegments(RestPath path) {
    for (int i = 1; i < path.length(); i++) {
      if (path.text(i - 1).isEmpty() && !path.text(i).isEmpty()) {
        throw new ProtocolException(
            HttpServletResponse.SC_BAD_REQUEST, "The path has an empty segment: " + path);
      }
    }
  }

  private boolean isFor(RestPath path) {
    if (path.length() < needed) {
      return false;
    }
    for (int i = 0; i < needed; i++) {
      Part part = parts.get(i);
      if (part.kind() == Kind.CONSTANT && !part.name().equals(path.text(i))) {
        return false;
      }
    }
    return true;
  }

  private Map<String, String[]> read(RestPath path) {
    checkEnd(path);
    checkSegments(path);
    Map<String, String[]> parameters = new HashMap<>();
    for (int i = 0; i < Math.min(path.length(), parts.size()); i++) {
      Part part = parts.get(i);
      if (part.kind() == Kind.SEVERAL) {
        parameters.put(part.name(), path.values(i));
      } else if (part.kind() == Kind.ONE) {
        parameters.put(part.name(), new String[] {one(part, path, i)});
      }
    }
    return parameters;
  }

  private static String one(Part part, RestPath path, int segment) {
    if (path.values(segment).length > 1) {
      throw new ProtocolException(
          HttpServletResponse.SC_BAD_REQUEST, "The path has several values for " + part.name());
    }
    return path.text(segment);
  }

  @Override
  public int compareTo(PathTemplate other) {
    return ORDER.compare(this, other);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof PathTemplate template && path.equals(template.path);
  }

  @Override
  public int hashCode() {
    return path.hashCode();
  }

  @Override
  public String toString() {
    return path;
  }
}
