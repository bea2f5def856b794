package io.shindigneo4j.benchmark.shindig;

import io.shindigneo4j.schema.query.Page;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A question as Shindig's services are asked it.
 *
 * @param viewer the id of who asks
 * @param method of JSON-RPC
 * @param path of REST, with the names of some parameters in braces
 * @param reply what the answer is made of
 * @param parameters texts, numbers, and lists of texts
 */
record SocialRequest(
    String viewer, String method, String path, ShindigReply reply, Map<String, Object> parameters) {

  private static final String COUNT = "count";

  static SocialRequest of(String viewer, String method, String path, ShindigReply reply) {
    return new SocialRequest(viewer, method, path, reply, Map.of());
  }

  /** What REST has as {@code a,b}, and JSON-RPC as a list, is a list. */
  SocialRequest with(String name, Object value) {
    Map<String, Object> more = new LinkedHashMap<>(parameters);
    more.put(name, value);
    return new SocialRequest(viewer, method, path, reply, more);
  }

  /** The first page. */
  SocialRequest with(Page page) {
    return with(COUNT, page.limit());
  }

  SocialRequest withFields(List<String> fields) {
    return with("fields", fields);
  }

  /** How many items are wanted at most. */
  long limit() {
    return (long) parameters.getOrDefault(COUNT, Long.MAX_VALUE);
  }
}
