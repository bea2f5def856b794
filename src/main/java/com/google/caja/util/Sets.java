package com.google.caja.util;

import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Set;

/** Stands in for Caja's class of this name, of which Shindig uses these methods. */
public final class Sets {
  private Sets() {}

  public static <E> Set<E> newHashSet() {
    return new HashSet<>();
  }

  public static <E> Set<E> newHashSet(Collection<? extends E> elements) {
    return new HashSet<>(elements);
  }

  public static <E> Set<E> immutableSet(Collection<? extends E> elements) {
    return Collections.unmodifiableSet(new LinkedHashSet<>(elements));
  }
}
