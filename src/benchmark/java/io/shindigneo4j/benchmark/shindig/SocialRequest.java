package io.shindigneo4j.benchmark.shindig;

import io.shindigneo4j.schema.query.Page;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A call of Shindig's API.
 *
 * @param viewer the id of the viewer
 * @param method of JSON-RPC
 * @param path of REST, with names of parameters in braces
 * @param reply the structure of the response
 * @param parameters texts, numbers, and lists of texts
 */
record SocialRequest(
    String viewer, String method, String path, ShindigReply reply, Map<String, Object> parameters) {

  private static final String COUNT = "count";

  static SocialRequest of(String viewer, String method, String path, ShindigReply reply) {
    return new SocialRequest(viewer, method, path, reply, Map.of());
  }

  /** Adds a parameter. A list becomes {@code a,b} in REST, and an array in JSON-RPC. */
  SocialRequest with(String name, Object value) {
    Map<String, Object> more = new LinkedHashMap<>(parameters);
    more.put(name, value);
    return new SocialRequest(viewer, method, path, reply, more);
  }

  /** Adds the parameters of a page. */
  SocialRequest with(Page page) {
    return with(COUNT, page.limit());
  }

  SocialRequest withFields(List<String> fields) {
    return with("fields", fields);
  }

  /** The largest number of items. */
  long limit() {
    return (long) parameters.getOrDefault(COUNT, Long.MAX_VALUE);
  }
}
