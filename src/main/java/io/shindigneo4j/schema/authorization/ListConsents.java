package io.shindigneo4j.schema.authorization;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.query.Page;

/** The parameters of {@link ConsentOperations#LIST}. */
public record ListConsents(
    @Description("a person's id") String person,
    @Description("which part of the list") Page page) {}
