package io.shindigneo4j.schema.groups;

import io.shindigneo4j.schema.MayBeAbsent;
import io.shindigneo4j.schema.Unwrapped;
import io.shindigneo4j.schema.query.Item;

/**
 * A person who is in a group or invited into it.
 *
 * @param since when the person came, in milliseconds since 1970; null if the graph does not say
 */
public record Member(@Unwrapped Item person, GroupRole role, @MayBeAbsent Long since) {}
