package io.shindigneo4j.schema.events;

import java.util.List;

/**
 * The result of {@link EventOperations#AUDIENCE}.
 *
 * @param ids of people, each once, by code point
 */
public record Audience(List<String> ids) {}
