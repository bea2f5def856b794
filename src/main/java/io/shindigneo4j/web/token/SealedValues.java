package io.shindigneo4j.web.token;

import java.util.function.Consumer;

/** The values of one kind that the graph has encrypted by {@link SealedSecrets}. */
public interface SealedValues {

  /**
   * A value.
   *
   * @param owner whom it belongs to, as it was sealed for
   */
  record SealedValue(String owner, String sealed) {}

  /** What they are, in the plural. */
  String name();

  /**
   * Gives all of them to a consumer, page by page. One that is changed meanwhile may be left out.
   */
  void forEach(Consumer<SealedValue> consumer);

  /**
   * Replaces a value.
   *
   * @return false where the graph does not have the old one any more
   */
  boolean replace(SealedValue old, String sealed);
}
