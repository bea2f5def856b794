package io.shindigneo4j.schema.gadgetoauth;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.query.Page;

/** The parameters of {@link ServiceOperations#LIST}. */
public record ListServices(@Description("which part of the list") Page page) {}
