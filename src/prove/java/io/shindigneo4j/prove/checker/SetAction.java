package io.shindigneo4j.prove.checker;

/**
 * A call to a set. The answer to a read has the elements, separated by blanks.
 *
 * @param element null for a read
 */
public record SetAction(String element) {

  public static final SetAction READ = new SetAction(null);

  public boolean isRead() {
    return element == null;
  }
}
