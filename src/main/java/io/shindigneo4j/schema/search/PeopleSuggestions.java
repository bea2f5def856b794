package io.shindigneo4j.schema.search;

import io.shindigneo4j.schema.query.Item;
import java.util.List;

/** The result of {@link SearchOperations#COMPLETE}. */
public record PeopleSuggestions(List<Item> people) {}
