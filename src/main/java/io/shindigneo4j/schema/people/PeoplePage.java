package io.shindigneo4j.schema.people;

import io.shindigneo4j.schema.query.Item;
import java.util.List;

/**
 * A page of a list of people.
 *
 * @param total how many the whole list has
 */
public record PeoplePage(long total, List<Item> people) {}
