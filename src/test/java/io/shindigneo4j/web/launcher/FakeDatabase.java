package io.shindigneo4j.web.launcher;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The main class of child processes that imitate a database. */
final class FakeDatabase {
  private FakeDatabase() {}

  public static void main(String[] arguments) throws IOException {
    switch (arguments[0]) {
      case "serve" -> serve(Path.of(arguments[1]));
      case "refuse" -> refuse();
      case "hang" -> awaitEndOfParent();
      case "work" -> work();
      case "ignore-end" -> ignoreEnd();
      case "die-later" -> dieLater();
      default -> throw new IllegalArgumentException(arguments[0]);
    }
  }

  private static void serve(Path stopped) throws IOException {
    listening();
    System.in.transferTo(System.out);
    Files.writeString(stopped, "cleanly");
  }

  private static void refuse() {
    System.err.println("The data is in use by another process");
    System.exit(3);
  }

  /** Keeps a processor busy for longer than the launcher waits between two looks. */
  private static void work() throws IOException {
    long end = System.nanoTime() + 3_000_000_000L;
    while (System.nanoTime() < end) {
      Thread.onSpinWait();
    }
    listening();
    System.in.transferTo(System.out);
  }

  private static void ignoreEnd() {
    listening();
    awaitEndOfParent();
  }

  private static void dieLater() {
    listening();
    System.err.println("Out of memory");
    System.exit(4);
  }

  private static void listening() {
    System.out.println("Something else");
    System.out.println("LISTENING ws://127.0.0.1:4711/neo4j");
  }

  private static void awaitEndOfParent() {
    ProcessHandle.current().parent().orElseThrow().onExit().join();
  }
}
