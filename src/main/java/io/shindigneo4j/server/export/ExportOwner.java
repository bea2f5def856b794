package io.shindigneo4j.server.export;

/**
 * Whose an export is.
 *
 * @param id as its client has named it
 */
record ExportOwner(String database, String user, String id) {}
