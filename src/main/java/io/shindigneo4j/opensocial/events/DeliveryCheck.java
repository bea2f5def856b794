package io.shindigneo4j.opensocial.events;

import io.shindigneo4j.opensocial.events.AudienceAnswer.Verdict;
import io.shindigneo4j.opensocial.events.RingEntry.Question;
import org.apache.shindig.auth.SecurityToken;

/**
 * Whether a listener may hear an event: by what the graph has said of the commit, or of this
 * listener alone, and by the policy of access. Used by one thread at a time.
 */
final class DeliveryCheck {

  private final SecurityToken token;
  private final String viewer;
  private final EventRules rules;
  private final OwnAnswers answers;

  /**
   * @param answers what the graph has said of this listener alone
   */
  DeliveryCheck(SecurityToken token, EventRules rules, OwnAnswers answers) {
    this.token = token;
    this.viewer = token.getViewerId();
    this.rules = rules;
    this.answers = answers;
  }

  /**
   * Says it of an event.
   *
   * @param since a yes to a question that was sent before does not count
   */
  Verdict of(RingEntry entry, HubEvent event, long since) {
    Verdict circle = circle(entry, event, since);
    return circle == Verdict.YES && !rules.allow(event, token) ? Verdict.NO : circle;
  }

  private Verdict circle(RingEntry entry, HubEvent event, long since) {
    if (event.person().equals(viewer)) {
      return Verdict.YES;
    }
    if (event.endorser() != null && !event.endorser().equals(viewer)) {
      return Verdict.NO;
    }
    return RingEntry.question(event)
        .map(question -> answered(question, entry, since))
        .orElse(Verdict.NO);
  }

  private Verdict answered(Question question, RingEntry entry, long since) {
    AudienceAnswer atFirst = entry.reply(question);
    Verdict verdict = atFirst == null ? Verdict.UNKNOWN : atFirst.of(viewer, since);
    AudienceAnswer own = answers.of(question);
    return verdict == Verdict.UNKNOWN && own != null && own.isAskedSince(entry.nanos())
        ? own.of(viewer, since)
        : verdict;
  }
}
