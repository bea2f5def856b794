package io.shindigneo4j.schema;

/**
 * A parameter as those see it who call by name.
 *
 * @param required whether it must be there and not null
 * @param description empty if nothing is said of it
 */
public record Parameter(String name, ParameterType type, boolean required, String description) {}
