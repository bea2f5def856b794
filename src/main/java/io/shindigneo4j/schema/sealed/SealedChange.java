package io.shindigneo4j.schema.sealed;

/**
 * What has become of the values that were to be replaced.
 *
 * @param replaced how many are as they were to be; the others have been changed meanwhile
 */
public record SealedChange(long replaced) {}
