package io.shindigneo4j.schema.graph;

import io.shindigneo4j.schema.MayBeAbsent;

/** A person by id and name alone, as an example of those who led to a recommendation. */
public record Example(@MayBeAbsent String id, @MayBeAbsent String displayName) {}
