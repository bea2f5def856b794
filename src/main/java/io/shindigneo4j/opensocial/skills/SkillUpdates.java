package io.shindigneo4j.opensocial.skills;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.access.AccessControl;
import io.shindigneo4j.opensocial.access.Resource;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.opensocial.request.Refusals;
import io.shindigneo4j.opensocial.request.RequestedUser;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.skills.SkillName;
import io.shindigneo4j.schema.skills.SkillOperations;
import io.shindigneo4j.schema.skills.SkillOperations.AddSkill;
import io.shindigneo4j.schema.skills.SkillOperations.Endorse;
import io.shindigneo4j.schema.skills.SkillOperations.RemoveSkill;
import io.shindigneo4j.schema.skills.SkillOperations.SkillOutcome;
import io.shindigneo4j.schema.skills.SkillOperations.WithdrawEndorsement;
import java.time.Clock;
import java.util.concurrent.CompletableFuture;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.social.opensocial.spi.UserId;

/**
 * Adds and removes skills and endorsements. Every call is idempotent. Safe for use by many threads.
 */
final class SkillUpdates {

  private final OperationRunner operations;
  private final AccessControl access;
  private final Clock clock;

  @Inject
  SkillUpdates(OperationRunner operations, AccessControl access, Clock clock) {
    this.operations = operations;
    this.access = access;
    this.clock = clock;
  }

  /** Whether the user is who asks. */
  static boolean isOwn(UserId userId, SecurityToken token) {
    return RequestedUser.id(userId, token).equals(token.getViewerId());
  }

  CompletableFuture<Void> add(UserId userId, SkillName skill, SecurityToken token) {
    String owner = RequestedUser.id(userId, token);
    access.writing(Resource.SKILLS, token, owner);
    return operations
        .run(SkillOperations.ADD, new AddSkill(owner, skill, clock.millis()))
        .thenAccept(change -> requireDone(change.outcome()));
  }

  CompletableFuture<Void> remove(UserId userId, SkillName skill, SecurityToken token) {
    String owner = RequestedUser.id(userId, token);
    access.writing(Resource.SKILLS, token, owner);
    return operations
        .run(SkillOperations.REMOVE, new RemoveSkill(owner, skill.key()))
        .thenAccept(removal -> require(removal.removed()));
  }

  /** Says that the user has the skill; the viewer is who says so. */
  CompletableFuture<Void> endorse(UserId userId, SkillName skill, SecurityToken token) {
    Viewpoint endorser = access.endorsing(token);
    String owner = RequestedUser.id(userId, token);
    if (owner.equals(endorser.viewer())) {
      throw Refusals.badRequest("nobody endorses themselves");
    }
    return operations
        .run(SkillOperations.ENDORSE, new Endorse(owner, skill.key(), endorser, clock.millis()))
        .thenAccept(change -> requireDone(change.outcome()));
  }

  /** Takes back what the viewer has said; whoever has said it may. */
  CompletableFuture<Void> withdraw(UserId userId, SkillName skill, SecurityToken token) {
    String endorser = access.endorsing(token).viewer();
    String owner = RequestedUser.id(userId, token);
    return operations
        .run(SkillOperations.WITHDRAW, new WithdrawEndorsement(owner, skill.key(), endorser))
        .thenAccept(withdrawal -> require(withdrawal.withdrawn()));
  }

  private static void requireDone(SkillOutcome outcome) {
    switch (outcome) {
      case DONE -> {}
      case UNKNOWN ->
          throw Refusals.notFound("there is no such person, or no such skill of theirs");
      case FORBIDDEN -> throw Refusals.forbidden("friends alone endorse skills");
      case FULL ->
          throw Refusals.conflict("nobody has more than " + SkillOperations.MAX + " skills");
    }
  }

  private static void require(boolean undone) {
    if (!undone) {
      throw Refusals.notFound("there is nothing to undo");
    }
  }
}
