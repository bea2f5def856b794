package io.shindigneo4j.schema.activities;

/** The two kinds of activities in OpenSocial. Each has nodes and streams of its own. */
public enum ActivityKind {
  /** Of ActivityStreams 1.0: actor, verb, object. */
  ENTRY("ActivityEntry"),
  /** Of OpenSocial 1.0: a title and a body. */
  ACTIVITY("Activity");

  private final String label;

  ActivityKind(String label) {
    this.label = label;
  }

  public String label() {
    return label;
  }
}
