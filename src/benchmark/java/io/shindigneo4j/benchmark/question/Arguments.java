package io.shindigneo4j.benchmark.question;

import java.util.List;
import java.util.Map;

/** The parameters of an operation, for whoever carries it out by other means. */
public record Arguments(Map<String, Object> map) {

  public String text(String name) {
    return (String) map.get(name);
  }

  @SuppressWarnings("unchecked") // as operations write them
  public List<String> texts(String name) {
    return (List<String>) map.get(name);
  }

  public int number(String name) {
    return Math.toIntExact((Long) map.get(name));
  }

  /** A record within. */
  @SuppressWarnings("unchecked") // as operations write them
  public Arguments inner(String name) {
    return new Arguments((Map<String, Object>) map.get(name));
  }

  /** How long a page of a list may be; all pages of the questions are the first ones. */
  public int limit() {
    return (map.containsKey("query") ? inner("query") : this).inner("page").number("limit");
  }

  /** Around whom. */
  public List<String> users() {
    return (map.containsKey("around") ? inner("around") : this).texts("users");
  }

  /** Whether friends of the users are wanted, and not they themselves. */
  public boolean ofFriends() {
    return inner("around").text("circle").equals("friends");
  }

  /** Whether the lists of the profiles are wanted, too. */
  public boolean withDetails() {
    return !inner("selection").texts("details").isEmpty();
  }
}
