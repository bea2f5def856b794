package io.shindigneo4j.schema.messages;

import java.util.List;

/**
 * The result of {@link MessageOperations#DELETE}.
 *
 * @param unknown the ids of the messages that are not in the collection; where there are any,
 *     nothing was removed
 */
public record MessageDeletion(List<String> unknown) {}
