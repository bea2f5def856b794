package io.shindigneo4j.schema.authorization;

import io.shindigneo4j.schema.Description;

/** The parameters of {@link ClientOperations#GET}. */
public record GetClient(@Description("the client's id") String id) {}
