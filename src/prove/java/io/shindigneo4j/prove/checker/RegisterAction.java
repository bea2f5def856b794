package io.shindigneo4j.prove.checker;

/**
 * A call to a register.
 *
 * @param expected the value that a compare-and-set asks for
 * @param value the new value
 */
public record RegisterAction(Kind kind, String key, String expected, String value) {

  /** What is done to the register. */
  public enum Kind {
    READ,
    WRITE,
    COMPARE_AND_SET
  }

  public static RegisterAction read(String key) {
    return new RegisterAction(Kind.READ, key, null, null);
  }

  public static RegisterAction write(String key, String value) {
    return new RegisterAction(Kind.WRITE, key, null, value);
  }

  public static RegisterAction compareAndSet(String key, String expected, String value) {
    return new RegisterAction(Kind.COMPARE_AND_SET, key, expected, value);
  }
}
