package io.shindigneo4j.schema.request;

import io.shindigneo4j.schema.Description;

/**
 * The record of a write with a request id. The same request, sent again, gets the first one's
 * answer and changes nothing.
 */
public record Receipt(
    @Description("the request id, with all that keeps it apart from the ids of others") String key,
    @Description("what the caller is told if this call is the first") String answer,
    @Description("now, in milliseconds since 1970") long at) {

  /** For how long a request is remembered, in milliseconds. */
  public static final long LIFETIME = 24 * 60 * 60 * 1000L;

  /** The prefix of the keys of a person's requests. */
  public static String keysOf(String person) {
    return person + "\n";
  }
}
