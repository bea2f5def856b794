package io.shindigneo4j.opensocial.identity;

import com.fasterxml.uuid.Generators;
import com.fasterxml.uuid.impl.TimeBasedEpochGenerator;

/** UUIDs of version 7 (RFC 9562): the milliseconds since 1970, then random bits. */
public final class TimeOrderedIdentifiers implements Identifiers {

  private final TimeBasedEpochGenerator generator = Generators.timeBasedEpochGenerator();

  /** One at a time: the generator reads the clock before it takes its own lock. */
  @Override
  public synchronized String next() {
    return generator.generate().toString();
  }
}
