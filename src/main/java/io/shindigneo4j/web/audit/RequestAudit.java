package io.shindigneo4j.web.audit;

import io.shindigneo4j.audit.AuditEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.servlet.ServletRequest;

/**
 * What is to be told of one request, as its attribute. Without the filter nobody reads it.
 * Thread-safe, as requests go from thread to thread.
 */
public final class RequestAudit {
  private static final String ATTRIBUTE = RequestAudit.class.getName();

  /** All guarded by this. */
  private final List<AuditEvent> events = new ArrayList<>();

  private String person = "";
  private String client = "";
  private Optional<RefusalReason> reason = Optional.empty();

  private RequestAudit() {}

  public static RequestAudit of(ServletRequest request) {
    if (request.getAttribute(ATTRIBUTE) instanceof RequestAudit known) {
      return known;
    }
    RequestAudit begun = new RequestAudit();
    request.setAttribute(ATTRIBUTE, begun);
    return begun;
  }

  /** Whether there may be something to tell of a request, whatever its answer. */
  static boolean isBegun(ServletRequest request) {
    return request.getAttribute(ATTRIBUTE) != null;
  }

  /** Notes what has come of it. */
  public synchronized void add(AuditEvent event) {
    events.add(event);
  }

  /** Notes who is signed in. */
  public synchronized void person(String id) {
    person = id;
  }

  /** Notes which client says to ask; it may not be true. */
  public synchronized void client(String id) {
    client = id;
  }

  /** Notes why the request is refused; the first word counts. */
  public synchronized void refused(RefusalReason why) {
    reason = reason.or(() -> Optional.of(why));
  }

  synchronized List<AuditEvent> events() {
    return List.copyOf(events);
  }

  synchronized String person() {
    return person;
  }

  synchronized String client() {
    return client;
  }

  synchronized Optional<RefusalReason> reason() {
    return reason;
  }
}
