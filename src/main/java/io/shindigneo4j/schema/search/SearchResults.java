package io.shindigneo4j.schema.search;

import io.shindigneo4j.schema.query.Item;
import java.util.List;

/**
 * A page of the people whom a search has found.
 *
 * @param total how many people match
 * @param complete false if a lookup reached its limit, so that there may be more
 */
public record SearchResults(long total, boolean complete, List<Item> people) {}
