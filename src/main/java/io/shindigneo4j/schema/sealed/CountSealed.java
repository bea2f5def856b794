package io.shindigneo4j.schema.sealed;

import io.shindigneo4j.schema.Description;

/** The parameters of {@link SealedOperations#COUNT}. */
public record CountSealed(
    @Description("what is counted") SealedKind kind,
    @Description("the name of the key") String key) {}
