package io.shindigneo4j.server.export;

import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.server.procedure.RequestException;

/** Why there is no export, or none any more. An export can be begun again after all of them. */
enum ExportFailure {
  TOO_MANY_CHANGES(
      "export.too-many-changes",
      "others have changed more meanwhile than server.shindig.neo4j.export_memory holds"),
  MISSING_COMMITS(
      "export.missing-commits", "commits were made elsewhere, or what they change is not known"),
  SLOW_COMMITS("export.slow-commits", "transactions have been committing for too long"),
  BUSY("export.busy", "another export of the database is under way"),
  UNKNOWN(
      "export.unknown",
      "there is no such export: it has ended, nobody has asked for more in time, or another server"
          + " has it");

  private final String code;
  private final String message;

  ExportFailure(String code, String message) {
    this.code = code;
    this.message = message;
  }

  RequestException exception() {
    return new RequestException(code, message, this != UNKNOWN);
  }

  static RequestException notAllToRead() {
    return new RequestException(
        ErrorCode.FORBIDDEN_PROCEDURE, "the user may not read the whole graph", false);
  }

  static RequestException ofUsers() {
    return new RequestException(
        ErrorCode.FORBIDDEN_PROCEDURE, "the database of Neo4j's users is not exported", false);
  }

  static RequestException wrongChunk(long expected) {
    return RequestException.invalidParameter("chunk must be " + expected + ", or the last one");
  }

  static RequestException writing() {
    return RequestException.invalidParameter(
        "an export is read in transactions that have not written");
  }
}
