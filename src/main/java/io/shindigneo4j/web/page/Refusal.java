package io.shindigneo4j.web.page;

/** A request that is answered with a status and a sentence. */
public final class Refusal extends Exception {
  private static final long serialVersionUID = 1L;

  private final int status;

  /**
   * @param message that the client gets
   */
  public Refusal(int status, String message) {
    super(message);
    this.status = status;
  }

  public int status() {
    return status;
  }
}
