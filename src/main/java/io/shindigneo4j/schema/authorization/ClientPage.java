package io.shindigneo4j.schema.authorization;

import java.util.List;

/**
 * A page of the clients.
 *
 * @param total how many there are
 */
public record ClientPage(long total, List<Client> clients) {}
