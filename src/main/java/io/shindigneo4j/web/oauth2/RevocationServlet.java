package io.shindigneo4j.web.oauth2;

import com.google.inject.Inject;
import io.shindigneo4j.audit.AuditEvent;
import io.shindigneo4j.opensocial.oauth.Secret;
import io.shindigneo4j.opensocial.oauth.TokenStore;
import io.shindigneo4j.schema.authorization.ClientOperations.Client;
import io.shindigneo4j.schema.authorization.TokenOperations.Grant;
import io.shindigneo4j.schema.authorization.TokenOperations.Token;
import io.shindigneo4j.web.audit.AuditKind;
import io.shindigneo4j.web.audit.RequestAudit;
import io.shindigneo4j.web.page.Parameters;
import java.util.Optional;
import javax.servlet.http.HttpServletResponse;

/** Takes back tokens, as RFC 7009 has it. It answers the same where there was no such token. */
public final class RevocationServlet extends ClientServlet {
  private static final long serialVersionUID = 1L;

  private transient TokenStore tokens;

  @Inject
  void set(TokenStore tokens) {
    this.tokens = tokens;
  }

  @Override
  boolean isForPages() {
    return true;
  }

  @Override
  void answer(
      Client client,
      Parameters form,
      String issuer,
      HttpServletResponse response,
      RequestAudit audit)
      throws OAuthFailure {
    Secret token = token(form);
    Optional<Grant> grant = grant(token, client);
    tokens.revoke(token, client.id()).join();
    audit.add(event(grant).with("client", client.id()).with("token", token.digest()));
    response.setStatus(HttpServletResponse.SC_OK);
  }

  /** For the audit alone: strangers write nothing of what a client has done. */
  private Optional<Grant> grant(Secret token, Client client) {
    return tokens
        .findAtLeader(token)
        .join()
        .map(Token::grant)
        .filter(grant -> grant.client().equals(client.id()));
  }

  private static AuditEvent event(Optional<Grant> grant) {
    return grant
        .map(
            known ->
                AuditKind.TOKEN_REVOKE
                    .done()
                    .with("person", known.person())
                    .with("grant", known.id()))
        .orElseGet(AuditKind.TOKEN_REVOKE::failed);
  }
}
