package io.shindigneo4j.schema.query;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.MayBeAbsent;

/**
 * The order of a list. Items without the value come last; equals are in order of id, so that the
 * order is total.
 *
 * @param target what to order by, where there are several values the first of them; null is the
 *     order of the list itself, which its operation describes
 */
public record Sort(
    @MayBeAbsent @Description("what to order by; absent for the list's own order") Target target,
    @Description("whether the least comes first") boolean ascending) {}
