package io.shindigneo4j.schema.appdata;

import io.shindigneo4j.schema.Tuple;

/**
 * A key and what is stored under it.
 *
 * @param text the value as JSON
 */
@Tuple
public record AppDataEntry(String key, String text) {}
