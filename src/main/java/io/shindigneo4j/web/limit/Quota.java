package io.shindigneo4j.web.limit;

import java.util.Optional;

/** What one request may take of the tokens of its client. One thread at a time. */
interface Quota {

  Quota UNLIMITED =
      new Quota() {
        @Override
        public Optional<TooManyRequests> take(int tokens) {
          return Optional.empty();
        }

        @Override
        public void giveBack(int tokens) {}
      };

  /** Takes all of these tokens, or none and says why. */
  Optional<TooManyRequests> take(int tokens);

  /** Gives back what has been taken and was not needed. */
  void giveBack(int tokens);
}
