package io.shindigneo4j.opensocial.media;

import io.shindigneo4j.schema.request.Receipt;
import java.util.Map;

/**
 * A new album or media item.
 *
 * @param now in milliseconds since 1970
 * @param receipt null if the request has no id
 */
record NewMedia(Map<String, Object> properties, long now, Receipt receipt) {}
