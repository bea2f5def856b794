package io.shindigneo4j.schema.authorization;

import static io.shindigneo4j.schema.ResultType.many;
import static io.shindigneo4j.schema.ResultType.one;

import io.shindigneo4j.schema.Operation;
import java.util.List;

/**
 * The operations on revocations. They have numbers without regard to clocks: who has seen a number
 * has seen all smaller ones. Something that is revoked again has its last revocation alone.
 */
public final class RevocationOperations {

  /** How many revocations one answer has at most. */
  public static final long MOST = 10_000;

  /** Revokes what was issued until now. */
  public static final Operation<AddRevocation, Revocation> ADD =
      Operation.repeatableWrite(
          "revocations.add",
          "Revokes what was issued until now.",
          AddRevocation.class,
          one(Revocation.class));

  /** The revocations after a number, in their order; {@link #MOST} at most. */
  public static final Operation<ListRevocations, List<Revocation>> LIST =
      Operation.read(
          "revocations.list",
          "The revocations after a number, in their order.",
          ListRevocations.class,
          many(Revocation.class));

  private RevocationOperations() {}
}
