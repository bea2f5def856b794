package io.shindigneo4j.schema.activities;

import io.shindigneo4j.schema.MayBeAbsent;
import java.util.List;

/**
 * The result of {@link ActivityOperations#UPDATE}.
 *
 * @param values the selected properties of the changed activity, in their order; null for an
 *     unknown activity
 */
public record UpdatedActivity(@MayBeAbsent List<Object> values) {}
