package io.shindigneo4j.schema.gadgetoauth;

import java.util.List;

/**
 * A page of the services.
 *
 * @param total how many there are
 */
public record ServicePage(long total, List<GadgetService> services) {}
