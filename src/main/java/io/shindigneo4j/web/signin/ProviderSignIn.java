package io.shindigneo4j.web.signin;

import io.shindigneo4j.web.page.Refusal;
import java.net.URI;
import java.util.Optional;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;

/** Sign-in by an identity provider, if there is one. Thread-safe. */
public interface ProviderSignIn {

  /** There is none. */
  ProviderSignIn NONE =
      new ProviderSignIn() {
        @Override
        public boolean isOffered() {
          return false;
        }

        @Override
        public URI begin(
            HttpServletRequest request, HttpServletResponse response, SignInRequest asked)
            throws Refusal {
          throw new Refusal(HttpServletResponse.SC_NOT_FOUND, "Nobody signs in here");
        }

        @Override
        public Optional<URI> signOut(HttpServletRequest request) {
          return Optional.empty();
        }
      };

  boolean isOffered();

  /**
   * The page of the provider on which a person signs in, who comes back from there; or our own
   * sign-in page at the name of this server at which the provider lets them come back.
   *
   * @throws Refusal if the provider cannot be asked now
   */
  URI begin(HttpServletRequest request, HttpServletResponse response, SignInRequest asked)
      throws Refusal;

  /** The page on which a person's session at the provider ends; empty if it has none. */
  Optional<URI> signOut(HttpServletRequest request);
}
