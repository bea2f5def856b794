package io.shindigneo4j.web.audit;

import io.shindigneo4j.audit.AuditEvent;
import io.shindigneo4j.audit.Outcome;
import io.shindigneo4j.opensocial.access.ClientToken;
import io.shindigneo4j.web.client.ClientAddress;
import io.shindigneo4j.web.client.SignedInViewer;
import io.shindigneo4j.web.log.LoggedRequest;
import java.util.Optional;
import javax.servlet.http.HttpServletRequest;
import org.apache.shindig.auth.AuthInfoUtil;
import org.apache.shindig.auth.SecurityToken;

/**
 * A request that has been answered, as the audit sees it.
 *
 * @param challenge of the answer; null for none
 */
record AnsweredRequest(HttpServletRequest request, int status, String challenge) {

  static AnsweredRequest of(HttpServletRequest request, int status, String challenge) {
    return new AnsweredRequest(request, status, challenge);
  }

  /** Tells what has happened in it, or else why it was refused. */
  void tell(AuditLog log) {
    if (RequestAudit.isBegun(request) || RefusalReason.of(status, challenge).isPresent()) {
      tellAll(log);
    }
  }

  private void tellAll(AuditLog log) {
    RequestAudit audit = RequestAudit.of(request);
    audit.events().forEach(event -> log.add(placed(event), address()));
    if (audit.events().stream().allMatch(event -> event.outcome() == Outcome.SUCCEEDED)) {
      audit
          .reason()
          .or(() -> RefusalReason.of(status, challenge))
          .ifPresent(reason -> log.add(refusal(reason, audit), address()));
    }
  }

  private AuditEvent refusal(RefusalReason reason, RequestAudit audit) {
    return placed(
        AuditKind.REFUSAL
            .refused()
            .with(AuditLog.REASON, reason.toString())
            .with("person", audit.person().isEmpty() ? viewer() : audit.person())
            .with("client", audit.client().isEmpty() ? client() : audit.client())
            .with("status", Integer.toString(status))
            .with("path", request.getServletPath()));
  }

  private AuditEvent placed(AuditEvent event) {
    LoggedRequest logged = LoggedRequest.of(request);
    return event
        .with("address", address())
        .with("request", logged.id().orElse(""))
        .with("trace", logged.trace().orElse(""));
  }

  private String address() {
    return ClientAddress.counted(request.getRemoteAddr());
  }

  private String viewer() {
    return SignedInViewer.checked(token()).orElse("");
  }

  private String client() {
    return Optional.ofNullable(token())
        .filter(ClientToken.class::isInstance)
        .map(SecurityToken::getAppId)
        .orElse("");
  }

  private SecurityToken token() {
    return AuthInfoUtil.getSecurityTokenFromRequest(request);
  }
}
