package io.shindigneo4j.opensocial.backup;

import java.time.DateTimeException;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The first line of a file.
 *
 * @param project the version of the program that has written it
 * @param schema the version of the graph's schema
 * @param time when the export has begun
 */
public record FileHeader(String project, int schema, Instant time, String database) {

  /** The version of the file's format. */
  static final long FORMAT = 1;

  Map<String, Object> toMap() {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("format", FORMAT);
    fields.put("project", project);
    fields.put("schema", (long) schema);
    fields.put("time", time.toString());
    fields.put("database", database);
    return fields;
  }

  /**
   * Reads the line.
   *
   * @throws GraphFileException for another format
   */
  static FileHeader of(LineFields fields) {
    long format = fields.number("format");
    if (format != FORMAT) {
      throw new GraphFileException(
          fields.line(), "the file has format " + format + ", and this knows " + FORMAT);
    }
    return new FileHeader(
        fields.text("project"), schema(fields), time(fields), fields.text("database"));
  }

  private static int schema(LineFields fields) {
    long schema = fields.number("schema");
    if (schema < 0 || schema > Integer.MAX_VALUE) {
      throw new GraphFileException(fields.line(), "no version of a schema: " + schema);
    }
    return (int) schema;
  }

  private static Instant time(LineFields fields) {
    try {
      return Instant.parse(fields.text("time"));
    } catch (DateTimeException e) {
      throw new GraphFileException(fields.line(), "\"time\" is no moment", e);
    }
  }
}
