package io.shindigneo4j.web.cache;

import com.github.benmanes.caffeine.cache.Caffeine;
import java.util.Set;
import org.apache.shindig.common.cache.Cache;
import org.apache.shindig.common.cache.CacheProvider;
import org.apache.shindig.common.cache.NullCache;

/**
 * Shindig's caches, as parts of one that has a limit of bytes. Shindig's own count entries, which
 * strangers make large. Thread-safe.
 */
final class WeightedCaches implements CacheProvider {
  /** Documents take the most memory, and are quickly parsed. */
  private static final Set<String> OF_DOCUMENTS =
      Set.of("parsedDocuments", "parsedFragments", "parsedXml");

  private final com.github.benmanes.caffeine.cache.Cache<CacheKey, Object> objects;

  /**
   * @param bytes the most of all objects together
   */
  WeightedCaches(long bytes) {
    objects =
        Caffeine.newBuilder()
            .maximumWeight(bytes)
            .weigher((CacheKey key, Object value) -> CacheWeights.of(key, value))
            .executor(Runnable::run) // no thread that outlives the web application
            .build();
  }

  @Override
  public <K, V> Cache<K, V> createCache(String name) {
    return OF_DOCUMENTS.contains(name) ? new NullCache<>() : new Part<>(name);
  }

  /** The bytes of all objects, as they are estimated. */
  long bytes() {
    objects.cleanUp();
    return objects.policy().eviction().orElseThrow().weightedSize().orElseThrow();
  }

  private final class Part<K, V> implements Cache<K, V> {
    private final String name;

    Part(String name) {
      this.name = name;
    }

    private CacheKey key(K key) {
      return new CacheKey(name, key);
    }

    /** Whoever asks a part for its objects has put them there. */
    @Override
    @SuppressWarnings("unchecked")
    public V getElement(K key) {
      return (V) objects.getIfPresent(key(key));
    }

    @Override
    public void addElement(K key, V value) {
      objects.put(key(key), value);
    }

    @Override
    @SuppressWarnings("unchecked")
    public V removeElement(K key) {
      return (V) objects.asMap().remove(key(key));
    }

    /** There is no limit of entries. */
    @Override
    public long getCapacity() {
      return -1;
    }

    @Override
    public long getSize() {
      return -1;
    }
  }
}
