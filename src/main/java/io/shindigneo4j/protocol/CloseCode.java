package io.shindigneo4j.protocol;

/** The WebSocket close codes of the protocol (RFC 6455, section 7.4). */
public final class CloseCode {

  public static final int NORMAL = 1000;

  /** The server is stopping. */
  public static final int GOING_AWAY = 1001;

  /** A frame of the wrong kind for the format: text for BSON, binary for JSON. */
  public static final int WRONG_FRAME_TYPE = 1003;

  /** Bytes that are not of the agreed format, or a message without a readable id. */
  public static final int MALFORMED = 1007;

  /** A message that exceeds the size limit. */
  public static final int TOO_LARGE = 1009;

  /** A message in more fragments than allowed. */
  public static final int TOO_MANY_FRAGMENTS = 4001;

  /** A message whose next fragment takes too long. */
  public static final int SLOW_WRITER = 4002;

  /** The user was dropped or suspended, or has a new password. */
  public static final int LOGIN_ENDED = 4003;

  /** Answers that are left unread while others need the memory. No frame can tell it then. */
  public static final int SLOW_READER = 4004;

  private CloseCode() {}
}
