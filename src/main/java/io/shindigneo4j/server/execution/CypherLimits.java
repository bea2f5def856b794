package io.shindigneo4j.server.execution;

import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.server.procedure.RequestException;

/**
 * The limits of clients' Cypher texts.
 *
 * @param length in characters of UTF-16
 * @param nesting how many brackets, operators and clauses may enclose one another
 */
public record CypherLimits(int length, int nesting) {

  /**
   * Refuses a text beyond them.
   *
   * @throws RequestException if the text is too long or nested too deeply
   */
  public void require(String text) {
    if (text.length() > length) {
      throw new RequestException(
          ErrorCode.CYPHER_TOO_LONG, "a text of more than " + length + " characters", false);
    } else if (CypherNesting.exceeds(text, nesting)) {
      throw new RequestException(
          ErrorCode.CYPHER_TOO_NESTED,
          "a text with more than " + nesting + " brackets, operators and clauses in one another",
          false);
    }
  }
}
