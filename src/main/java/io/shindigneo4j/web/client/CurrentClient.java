package io.shindigneo4j.web.client;

/** The client for whom a thread works. */
public final class CurrentClient {
  private static final ThreadLocal<Client> CURRENT = new ThreadLocal<>();

  private CurrentClient() {}

  /** {@link Client#SHINDIG} where it is nobody. */
  public static Client get() {
    Client client = CURRENT.get();
    return client == null ? Client.SHINDIG : client;
  }

  /** Work for the client who is current now, in whatever thread it is done. */
  public static Runnable carriedBy(Runnable work) {
    Client client = CURRENT.get();
    return () -> run(client, work);
  }

  private static void run(Client client, Runnable work) {
    Client previous = CURRENT.get();
    set(client);
    try {
      work.run();
    } finally {
      set(previous);
    }
  }

  /**
   * Makes a client current.
   *
   * @param client null for nobody
   */
  static void set(Client client) {
    if (client == null) {
      CURRENT.remove();
    } else {
      CURRENT.set(client);
    }
  }
}
