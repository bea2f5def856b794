package io.shindigneo4j.opensocial.events;

import io.shindigneo4j.opensocial.events.RingEntry.Question;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.apache.shindig.auth.SecurityToken;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Somebody who listens: a place in the ring of events, without a queue. Who cannot take an event
 * now is given it later, as long as the ring has it.
 */
public final class HubListener implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(HubListener.class);

  private final EventHub hub;
  private final String viewer;
  private final BooleanSupplier valid;
  private final EventSink sink;
  private final ListenerState state = new ListenerState();

  // The rest is owned by whoever has made it run.
  private final Resumption resumption;
  private long next;
  private int index;
  private boolean due = true;
  private long lastSign;

  /**
   * Since when it has been told what comes as it comes: since it began, or had room again. Of what
   * came before, the graph is asked anew.
   */
  private volatile long live;

  private final OwnAnswers answers = new OwnAnswers();
  private final DeliveryCheck check;

  HubListener(
      EventHub hub,
      SecurityToken token,
      BooleanSupplier valid,
      EventSink sink,
      Resumption resumption,
      long next) {
    this.hub = hub;
    this.viewer = token.getViewerId();
    this.valid = valid;
    this.sink = sink;
    this.resumption = resumption;
    this.next = next;
    this.live = hub.now();
    this.check = new DeliveryCheck(token, hub.rules(), answers);
  }

  String viewer() {
    return viewer;
  }

  /** The sink can take more. Any thread may call it. */
  public void proceed() {
    if (state.room()) {
      live = hub.now();
      hub.run(this);
    }
  }

  /** Ends it, if it has not ended. Any thread may call it. */
  @Override
  public void close() {
    end(EndReason.LEFT);
  }

  /** Ends it once no thread works for it. */
  void end(EndReason reason) {
    if (state.end(reason)) {
      hub.run(this);
    }
  }

  /**
   * There is something for it.
   *
   * @param number of the entry, before which there is nothing new for one that is idle
   */
  void wake(long number) {
    if (state.wakeIf(() -> true)) {
      skipTo(number);
      hub.run(this);
    }
  }

  private void skipTo(long number) {
    if (number > next) {
      next = number;
      index = 0;
    }
  }

  /** No thread works for it, though one should. */
  void strand() {
    state.strand();
  }

  /** Looks after it, whatever happens: the others must be looked after, too. */
  void tick(long now, long heartbeat, long mostFull, long end) {
    try {
      look(now, heartbeat, mostFull, end);
    } catch (RuntimeException | Error e) { // of what tells whether the token is valid
      LOG.warn("A listener is ended", e);
      end(EndReason.UNAVAILABLE);
    }
  }

  /** Whether it may still listen, and whether a sign of life is due. */
  private void look(long now, long heartbeat, long mostFull, long end) {
    if (state.wakeIf(() -> now - lastSign >= heartbeat)) {
      skipTo(end);
      due = true;
      hub.run(this);
    } else if (state.giveUp(now, mostFull) || state.expire(valid) || state.tryAgain()) {
      hub.run(this);
    }
  }

  /** How many entries before this number wait for its sink, or for the graph. */
  long lag(long end) {
    return state.lag(() -> Math.max(0, end - next));
  }

  /** Works for it until there is nothing to do. */
  void work() {
    try {
      boolean more = true;
      while (more) {
        more = step();
      }
    } catch (RuntimeException | Error e) { // of a sink, or too little heap
      LOG.warn("A listener is ended", e);
      finish(EndReason.UNAVAILABLE);
    }
  }

  private boolean step() {
    EndReason reason = state.reasonToEnd(valid);
    if (reason != null) {
      finish(reason);
      return false;
    }
    if (!sink.isReady()) {
      return !state.fill(hub.now());
    }
    RingEntry entry = hub.entry(next);
    if (entry != null) {
      return tell(entry);
    }
    return hub.isGone(next) ? beginAnew() : rest();
  }

  private void finish(EndReason reason) {
    if (state.finish()) {
      hub.remove(this);
      sink.end(reason);
    }
  }

  /** Tells what is left of an entry, until the sink is full or the graph must be asked. */
  private boolean tell(RingEntry entry) {
    if (index == 0 && resumption.isLost(entry.position())) {
      gap(EventId.after(hub.before(next)));
      return true;
    }
    List<HubEvent> events = entry.events();
    while (index < events.size()) {
      HubEvent event = events.get(index);
      AudienceAnswer.Verdict verdict =
          resumption.includes(event.index(), entry.position())
              ? AudienceAnswer.Verdict.NO
              : check.of(entry, event, live);
      if (verdict == AudienceAnswer.Verdict.UNKNOWN) {
        return ask(event);
      }
      index++;
      if (verdict == AudienceAnswer.Verdict.YES) {
        tell(event, entry);
        return true;
      }
    }
    next++;
    index = 0;
    if (resumption.isReachedBy(entry.position())) {
      sink.passed(entry.position());
    }
    return true;
  }

  private void tell(HubEvent event, RingEntry entry) {
    sign();
    sink.event(event);
    hub.meters().delivered(hub.now() - entry.nanos());
  }

  /** Asks the graph about this listener alone, then goes on; without an answer, with a gap. */
  private boolean ask(HubEvent event) {
    Question question = RingEntry.question(event).orElseThrow();
    if (answers.hasFailed(question)) {
      index++;
      gap(new EventId(event.position(), event.index()));
      return true;
    } else if (answers.isSpent()) {
      return goOn(hub.end());
    }
    answers.ask(question);
    state.ask();
    hub.ask(question, viewer)
        .whenComplete(
            (reply, failure) -> {
              if (state.answered()) { // otherwise it has ended
                answers.answer(reply);
                hub.run(this);
              }
            });
    return false;
  }

  private void gap(EventId id) {
    resumption.end();
    sign();
    sink.gap(id.toString());
    hub.meters().gap();
  }

  /** What comes next is gone. */
  private boolean beginAnew() {
    EventHub.Beginning beginning = hub.beginning();
    if (!hub.isOfThisStore(next) || !resumption.isAfter(beginning.position())) {
      return goOn(beginning);
    }
    next = beginning.number();
    index = 0;
    return true;
  }

  private boolean goOn(EventHub.Beginning beginning) {
    next = beginning.number();
    index = 0;
    gap(EventId.after(beginning.position()));
    return true;
  }

  private boolean rest() {
    answers.clear();
    String id = hub.told(next).map(resumption::place).map(EventId::toString).orElse(null);
    boolean heartbeat = due;
    if (heartbeat) {
      due = false;
      sign();
    }
    sink.idle(id, heartbeat);
    return !state.rest(() -> next <= hub.last());
  }

  private void sign() {
    lastSign = hub.now();
  }
}
