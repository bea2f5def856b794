package io.shindigneo4j.opensocial.access;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What a token lets its application do: for each kind of things, to read them or to write them.
 * docs/identity.md has the table. Immutable.
 */
public final class Scopes {

  /** Those of a token without scopes: the policy alone decides. */
  public static final Scopes UNLIMITED = new Scopes(null);

  private static final List<String> KNOWN =
      Arrays.stream(ScopeArea.values())
          .flatMap(area -> Stream.of(area.reading(), area.writing()))
          .filter(scope -> !scope.equals(ScopeArea.SALARIES.writing())) // is part of the profile
          .toList();

  /** Null for all. */
  private final Set<String> names;

  private Scopes(Set<String> names) {
    this.names = names;
  }

  /** The scopes with these names; others let nothing through. */
  public static Scopes of(Collection<String> names) {
    return new Scopes(Set.copyOf(names));
  }

  /** The names that mean something, in the order of docs/identity.md. */
  public static List<String> known() {
    return KNOWN;
  }

  boolean allowReading(Resource resource) {
    return names == null || names.contains(ScopeArea.of(resource).reading());
  }

  boolean allowWriting(Resource resource) {
    return names == null || names.contains(ScopeArea.of(resource).writing());
  }

  boolean areLimited() {
    return names != null;
  }

  @Override
  public String toString() {
    return names == null ? "unlimited" : String.join(" ", names.stream().sorted().toList());
  }
}
