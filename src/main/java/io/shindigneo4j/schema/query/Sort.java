package io.shindigneo4j.schema.query;

/**
 * The order of a list. Items without the value come last; equals are in order of id, so that the
 * order is total.
 *
 * @param target what to order by, where there are several values the first of them; null is the
 *     order of the list itself, which its operation describes
 */
public record Sort(Target target, boolean ascending) {}
