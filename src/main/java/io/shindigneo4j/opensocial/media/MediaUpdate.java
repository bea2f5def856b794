package io.shindigneo4j.opensocial.media;

import java.util.Map;

/**
 * A change of an album or a media item.
 *
 * @param sent what the client sent
 * @param properties the new values; null removes one
 * @param now in milliseconds since 1970
 */
record MediaUpdate<B>(B sent, Map<String, Object> properties, long now) {}
