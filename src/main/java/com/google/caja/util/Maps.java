package com.google.caja.util;

import java.util.HashMap;
import java.util.Map;

/** Stands in for Caja's class of this name, of which Shindig uses this method. */
public final class Maps {
  private Maps() {}

  public static <K, V> Map<K, V> newHashMap() {
    return new HashMap<>();
  }
}
