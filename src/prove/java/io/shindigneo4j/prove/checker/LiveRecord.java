package io.shindigneo4j.prove.checker;

import java.util.List;

/**
 * All that a listener has received, in that order, over all its connections.
 *
 * @param viewer who listens
 */
public record LiveRecord(String client, String viewer, List<LiveEntry> entries) {}
