package io.shindigneo4j.web.cache;

/**
 * The place of an object in the one cache.
 *
 * @param cache the name that Shindig has for its part
 */
record CacheKey(String cache, Object key) {}
