package io.shindigneo4j.server;

import java.net.InetSocketAddress;

/**
 * Where the endpoint really listens, for those who asked for any free port; Neo4j's dependency
 * resolver knows it.
 */
public record BoundAddress(InetSocketAddress address) {}
