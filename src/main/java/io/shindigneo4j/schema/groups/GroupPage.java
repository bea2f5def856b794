package io.shindigneo4j.schema.groups;

import io.shindigneo4j.schema.query.Item;
import java.util.List;

/**
 * A page of a list of groups.
 *
 * @param total how many groups the whole list has
 */
public record GroupPage(long total, List<Item> groups) {}
