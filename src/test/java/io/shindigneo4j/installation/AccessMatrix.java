package io.shindigneo4j.installation;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Reads {@code access-matrix.txt}: a case in each line, after comments and a line of titles. */
final class AccessMatrix {

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final int CALLERS = ApiCaller.values().length;
  private static final int CELLS = CALLERS + 5;

  private AccessMatrix() {}

  static List<AccessCase> reads() {
    return all().stream().filter(AccessCase::isRead).toList();
  }

  static List<AccessCase> writes() {
    return all().stream().filter(row -> !row.isRead()).toList();
  }

  static List<AccessCase> all() {
    try (InputStream table = AccessMatrix.class.getResourceAsStream("access-matrix.txt")) {
      return new String(table.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .skip(1)
          .map(AccessMatrix::row)
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static AccessCase row(String line) {
    List<String> cells = Stream.of(line.split("\\|", -1)).map(String::strip).toList();
    if (cells.size() != CELLS) {
      throw new IllegalArgumentException("not " + CELLS + " cells: " + line);
    }
    List<Integer> statuses = cells.stream().limit(CALLERS).map(Integer::valueOf).toList();
    String[] request = cells.get(CALLERS).split(" ");
    String method = cells.get(CALLERS + 1);
    Map<String, Object> body = json(cells.get(CELLS - 1));
    Map<String, Object> parameters = new LinkedHashMap<>(Map.of("userId", AccessCase.PERSON));
    parameters.putAll(json(cells.get(CALLERS + 2)));
    if (body.isEmpty()) {
      return new AccessCase(request[0], request[1], null, method, parameters, statuses);
    }
    parameters.put(cells.get(CELLS - 2), body);
    return new AccessCase(request[0], request[1], body, method, parameters, statuses);
  }

  /** Empty for an empty cell. */
  private static Map<String, Object> json(String cell) {
    try {
      return cell.isEmpty() ? Map.of() : JSON.readValue(cell, new TypeReference<>() {});
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException(cell, e);
    }
  }
}
