package com.google.common.base;

import java.util.Arrays;

/**
 * Stands in for Guava's class of this name, which lost the {@code firstNonNull} that Shindig calls.
 */
public final class Objects {
  private Objects() {}

  public static <T> T firstNonNull(T first, T second) {
    return first != null ? first : Preconditions.checkNotNull(second);
  }

  public static boolean equal(Object left, Object right) {
    return java.util.Objects.equals(left, right);
  }

  public static int hashCode(Object... values) {
    return Arrays.hashCode(values);
  }
}
