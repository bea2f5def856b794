package io.shindigneo4j.benchmark.stage.relational;

/**
 * Where a relational database is.
 *
 * @param url for JDBC
 */
public record RelationalAddress(String url, String user, String password) {}
