package io.shindigneo4j.prove.checker;

/**
 * What a process holds at a moment.
 *
 * @param seconds since the load began
 * @param heap bytes of live objects, after a garbage collection
 * @param direct bytes of buffers outside of the heap
 * @param descriptors open files and sockets
 * @param resident bytes of the process in physical memory
 */
public record Resources(
    long seconds, long heap, long direct, long descriptors, long threads, long resident) {

  /** The names of the columns of {@link #line}. */
  public static final String HEADER = "seconds,heap,direct,descriptors,threads,resident";

  public String line() {
    return "%d,%d,%d,%d,%d,%d".formatted(seconds, heap, direct, descriptors, threads, resident);
  }
}
