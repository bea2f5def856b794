package io.shindigneo4j.benchmark.question;

import java.util.List;
import java.util.Map;

/** The parameters of an operation, for clients that answer it by other means. */
public record OperationArguments(Map<String, Object> map) {

  public String text(String name) {
    return (String) map.get(name);
  }

  @SuppressWarnings("unchecked") // operations write these types
  public List<String> texts(String name) {
    return (List<String>) map.get(name);
  }

  public int number(String name) {
    return Math.toIntExact((Long) map.get(name));
  }

  /** A nested record. */
  @SuppressWarnings("unchecked") // as operations write them
  public OperationArguments inner(String name) {
    return new OperationArguments((Map<String, Object>) map.get(name));
  }

  /** The page size of a list. All questions ask for first pages. */
  public int limit() {
    return (map.containsKey("query") ? inner("query") : this).inner("page").number("limit");
  }

  /** The people that the request names. */
  public List<String> users() {
    return (map.containsKey("around") ? inner("around") : this).texts("users");
  }

  /** Whether the request is for the friends of these people instead of the people themselves. */
  public boolean ofFriends() {
    return inner("around").text("circle").equals("friends");
  }

  /** Whether the request includes the lists of the profiles. */
  public boolean withDetails() {
    return !inner("selection").texts("details").isEmpty();
  }
}
