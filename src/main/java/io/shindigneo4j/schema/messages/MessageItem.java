package io.shindigneo4j.schema.messages;

import java.util.List;

/**
 * A message, with the reader's copy of it.
 *
 * @param values of the selected properties, in their order; null if there is none
 */
public record MessageItem(List<Object> values) {}
