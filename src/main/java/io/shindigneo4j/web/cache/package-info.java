/**
 * What Shindig keeps of gadgets in memory, within a number of bytes.
 *
 * <p>May use {@code opensocial.configuration}, Shindig, JUEL and Caffeine. Another kind of object
 * that is kept gets its weight in {@code CacheWeights}.
 */
package io.shindigneo4j.web.cache;
