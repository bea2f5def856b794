package io.shindigneo4j.schema.activities;

import io.shindigneo4j.schema.query.Item;
import java.util.List;

/**
 * The comments on an activity.
 *
 * @param total how many there are
 * @param comments the newest, the oldest of these first
 */
public record CommentThread(long total, List<Item> comments) {}
