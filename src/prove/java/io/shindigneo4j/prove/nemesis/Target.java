package io.shindigneo4j.prove.nemesis;

import java.io.IOException;
import java.util.List;

/** A server that faults befall. */
public interface Target {

  /** Ends the process at once, and starts it again; returns when it answers. */
  void killAndStart(long millisDown) throws IOException, InterruptedException;

  void pause() throws IOException, InterruptedException;

  void resume() throws IOException, InterruptedException;

  /** The links of clients. */
  List<LinkProxy> links();

  /** The disk of the server's data, if it is one that may be filled. */
  default SmallDisk disk() {
    throw new IllegalStateException("the server has no disk of its own");
  }

  /** Starts the server again unless it can write. */
  default void repair() throws IOException, InterruptedException {}
}
