package io.shindigneo4j.schema.authorization;

import java.util.List;

/**
 * A page of the grants.
 *
 * @param total how many the whole list has
 */
public record GrantPage(long total, List<Grant> grants) {}
