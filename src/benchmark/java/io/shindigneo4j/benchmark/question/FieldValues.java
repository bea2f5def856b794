package io.shindigneo4j.benchmark.question;

/** A record of an answer, or an item of a list in one: values by their names. */
@FunctionalInterface
public interface FieldValues {

  /** Null where there is no such value. */
  Object get(String name);
}
