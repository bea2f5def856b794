package io.shindigneo4j.web.oauth2;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.oauth.Secret;
import io.shindigneo4j.opensocial.oauth.TokenStore;
import io.shindigneo4j.schema.authorization.Client;
import io.shindigneo4j.web.page.Parameters;
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
  void answer(Client client, Parameters form, String issuer, HttpServletResponse response)
      throws OAuthFailure {
    Secret token = token(form);
    tokens.revoke(token, client.id()).join();
    response.setStatus(HttpServletResponse.SC_OK);
  }
}
