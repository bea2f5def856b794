package io.shindigneo4j.schema.appdata;

/**
 * The result of {@link AppDataOperations#UPDATE}.
 *
 * @param stored false if the values exceed the limits; then nothing has changed
 */
public record AppDataChange(boolean stored) {}
