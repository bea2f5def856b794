package io.shindigneo4j.schema.authorization;

import io.shindigneo4j.schema.Description;

/** The parameters of {@link ClientOperations#REGISTER}. */
public record RegisterClient(@Description("the client") Client client) {}
