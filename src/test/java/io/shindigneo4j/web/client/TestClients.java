package io.shindigneo4j.web.client;

import java.util.function.LongSupplier;

/** Clients as the filter would find them. */
public final class TestClients {

  private TestClients() {}

  public static Client viewer(String name) {
    return new Client(Client.Kind.VIEWER, name);
  }

  /** From which nobody is signed in. */
  public static Client address(String name) {
    return new Client(Client.Kind.ADDRESS, name);
  }

  /** Makes a viewer the client of this thread. */
  public static void enter(String viewer) {
    enter(viewer(viewer));
  }

  public static void enter(Client client) {
    CurrentRequest.set(new RequestContext(client, "https", client.name() + ".example", 443));
  }

  /** The same for a request whose fetches have a clock of the test. */
  public static void enter(String viewer, LongSupplier nanos) {
    CurrentRequest.set(
        new RequestContext(
            viewer(viewer),
            "https",
            viewer + ".example",
            443,
            new FetchBudget(nanos),
            HeldHeap.UNLIMITED));
  }

  /** The same for a request that may hold so much. */
  public static void enter(String viewer, HeldHeap heap) {
    CurrentRequest.set(
        new RequestContext(
            viewer(viewer), "https", viewer + ".example", 443, new FetchBudget(), heap));
  }

  /** Leaves this thread without a client. */
  public static void leave() {
    CurrentRequest.set(null);
  }
}
