package io.shindigneo4j.schema.authorization;

/**
 * Something that was taken back.
 *
 * @param sequence its place among all revocations; a later one has a greater number
 * @param subject the id; empty for all
 * @param before what was issued up to this moment is void, in milliseconds since 1970
 */
public record Revocation(long sequence, RevocationKind kind, String subject, long before) {}
