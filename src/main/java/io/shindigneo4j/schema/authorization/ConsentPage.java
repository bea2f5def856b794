package io.shindigneo4j.schema.authorization;

import java.util.List;

/**
 * A page of a person's consents.
 *
 * @param total how many the person has
 */
public record ConsentPage(long total, List<Consent> consents) {}
