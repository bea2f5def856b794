package io.shindigneo4j.schema.query;

import java.util.List;

/**
 * The properties and labels of a node that a {@link Selection} asks for.
 *
 * @param values of the selected properties, in their order; null if there is none
 * @param details the entries of the selected lists, in their order
 */
public record Item(List<Object> values, List<Detail> details) {}
