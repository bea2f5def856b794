package io.shindigneo4j.opensocial.request;

import java.util.function.Supplier;
import org.apache.shindig.protocol.ProtocolException;

/**
 * Runs the conversion of what a client sent. Shindig's converters throw exceptions of many classes
 * at input of other types than they expect, and overflow the stack where it nests too deeply. Here
 * alone such a failure is the client's fault.
 */
public final class InputConversion {

  private InputConversion() {}

  /**
   * The result of the conversion.
   *
   * @throws ProtocolException as the conversion throws it, and {@link UnreadableInputException} for
   *     every other failure
   */
  public static <T> T of(Supplier<T> conversion) {
    try {
      return conversion.get();
    } catch (ProtocolException e) {
      throw e;
    } catch (RuntimeException | StackOverflowError e) {
      throw new UnreadableInputException(e);
    }
  }
}
