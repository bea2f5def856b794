package io.shindigneo4j.testing;

/** What a {@link ScriptedServer} does with an upgrade request. */
public sealed interface Upgrade {

  /** Accepts with the first subprotocol that the client offers and the protocol knows. */
  record Accept() implements Upgrade {}

  /** Accepts with this subprotocol, or with none if it is empty. */
  record AcceptAs(String subprotocol) implements Upgrade {}

  /** Answers with another status than 101. */
  record Refuse(int status) implements Upgrade {}

  /** Never answers. */
  record Ignore() implements Upgrade {}

  /** Waits until the server is told to release it, then accepts. */
  record Hold() implements Upgrade {}

  /** Accepts, and then cuts the connection. */
  record AcceptAndCut() implements Upgrade {}

  /** Cuts the connection. */
  record Cut() implements Upgrade {}
}
