package io.shindigneo4j.prove.workload;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Something that a person does.
 *
 * @param token stands in what is written; no other write has it
 * @param people who does it, and to whom
 * @param time when it is asked for first; what is sent again says the same
 */
public record SocialWrite(
    Kind kind, String token, List<String> people, Repetition repetition, Instant time) {

  /** What is done. */
  public enum Kind {
    MESSAGE,
    ACTIVITY,
    /** A request for friendship, or the answer to one. */
    FRIENDSHIP,
    APP_DATA,
    GROUP,
    /** Two nodes of two people, in a transaction of two statements. */
    MARKS,
    /** Ties of somebody who is about to go: groups, messages, requests. Only invariants count. */
    SURROUNDING,
    /** The deletion of a person. */
    REMOVAL,
    /** Reads the person's app data with the token as its key. */
    READ
  }

  /** How the write is sent again if its outcome is unknown. */
  public enum Repetition {
    NONE,
    /** With a request id of the driver. */
    DRIVER,
    /** With a request id of OpenSocial. */
    RECEIPT
  }

  /** Now. */
  static SocialWrite of(Kind kind, String token, List<String> people, Repetition repetition) {
    Instant now = Instant.now().truncatedTo(ChronoUnit.MILLIS);
    return new SocialWrite(kind, token, people, repetition, now);
  }

  public String person() {
    return people.get(0);
  }

  public List<String> others() {
    return people.subList(1, people.size());
  }

  /** Whether its effect can be looked at. */
  boolean isChecked() {
    return kind != Kind.SURROUNDING && kind != Kind.READ;
  }

  /** Whether its client sends it until the outcome is known. Only what is created has receipts. */
  public boolean isSentAgain() {
    return switch (repetition) {
      case NONE -> false;
      case DRIVER -> true;
      case RECEIPT -> kind == Kind.MESSAGE || kind == Kind.ACTIVITY || kind == Kind.GROUP;
    };
  }

  /** What it leaves in the graph, as the files of {@code SocialContent} name it. */
  Set<String> parts() {
    Set<String> parts = new LinkedHashSet<>();
    switch (kind) {
      case MESSAGE -> {
        parts.add("@outbox of " + person());
        others().forEach(recipient -> parts.add("@inbox of " + recipient));
      }
      case ACTIVITY -> parts.add("activity of " + person());
      case FRIENDSHIP -> parts.add("tie");
      case APP_DATA -> parts.add("value of " + person());
      case GROUP -> {
        parts.add("owner " + person());
        parts.add("member " + person());
      }
      case MARKS -> people.forEach(each -> parts.add("mark of " + each));
      case REMOVAL -> parts.add("gone");
      case SURROUNDING, READ -> {}
    }
    return parts;
  }

  /** The body of a message. */
  String body() {
    return "body of " + token;
  }
}
