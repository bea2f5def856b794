package io.shindigneo4j.server.pack;

import com.google.inject.CreationException;
import com.google.inject.spi.Message;
import io.shindigneo4j.server.source.ProcedureSourceException;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** Runs code of packs. */
final class PackInvocation {

  private PackInvocation() {}

  /**
   * Runs code with the pack's class loader as the context class loader of the thread.
   *
   * @throws ProcedureSourceException for any failure of the code
   */
  static <T> T run(ClassLoader loader, Supplier<T> code) {
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    thread.setContextClassLoader(loader);
    try {
      return code.get();
    } catch (ProcedureSourceException e) {
      throw e;
    } catch (RuntimeException | Error e) { // such as a class that is missing
      throw new ProcedureSourceException(reason(e), e);
    } finally {
      thread.setContextClassLoader(before);
    }
  }

  private static String reason(Throwable failure) {
    return failure instanceof CreationException creation
        ? creation.getErrorMessages().stream()
            .map(Message::getMessage)
            .collect(Collectors.joining("; "))
        : failure.toString();
  }
}
