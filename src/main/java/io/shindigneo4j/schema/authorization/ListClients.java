package io.shindigneo4j.schema.authorization;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.query.Page;

/** The parameters of {@link ClientOperations#LIST}. */
public record ListClients(@Description("which part of the list") Page page) {}
