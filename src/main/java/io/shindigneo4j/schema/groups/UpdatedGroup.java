package io.shindigneo4j.schema.groups;

import io.shindigneo4j.schema.MayBeAbsent;
import java.util.List;

/**
 * The result of {@link GroupOperations#UPDATE}.
 *
 * @param values of the selected properties, in their order; null if not done
 */
public record UpdatedGroup(Outcome outcome, @MayBeAbsent List<Object> values) {}
