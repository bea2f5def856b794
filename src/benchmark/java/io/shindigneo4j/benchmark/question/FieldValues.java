package io.shindigneo4j.benchmark.question;

/** The named values of a record, or of an item in a list of a record. */
@FunctionalInterface
public interface FieldValues {

  /** Returns null if there is no such value. */
  Object get(String name);
}
