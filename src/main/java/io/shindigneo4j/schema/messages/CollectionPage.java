package io.shindigneo4j.schema.messages;

import io.shindigneo4j.schema.query.Item;
import java.util.List;

/**
 * The result of {@link MessageOperations#LIST_COLLECTIONS}: a page of a person's collections.
 *
 * @param open whether the person has all system collections
 * @param total how many collections match
 */
public record CollectionPage(boolean open, long total, List<Item> collections) {}
