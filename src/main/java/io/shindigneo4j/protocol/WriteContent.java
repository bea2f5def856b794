package io.shindigneo4j.protocol;

import io.shindigneo4j.protocol.Message.CallProcedure;
import io.shindigneo4j.protocol.Message.RunCypher;
import io.shindigneo4j.protocol.Message.Work;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;

/** Tells a write that is sent again from another write with the same request id. */
public final class WriteContent {

  private static final MessageCodec CODEC = new MessageCodec(Format.BSON);

  private WriteContent() {}

  /** The SHA-256 of a write, without its id and terms, which may differ when it is sent again. */
  public static byte[] digest(Work work) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(CODEC.encode(normalized(work)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Work normalized(Work work) {
    Terms terms = Terms.of(AccessMode.WRITE, Duration.ZERO);
    if (work instanceof RunCypher run) {
      return new RunCypher(0, terms, run.text(), run.parameters());
    } else if (work instanceof CallProcedure call) {
      return new CallProcedure(0, terms, call.procedure(), call.parameters());
    }
    throw new IllegalArgumentException("work of an unknown kind: " + work.getClass().getName());
  }
}
