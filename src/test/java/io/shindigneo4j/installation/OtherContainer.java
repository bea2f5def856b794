package io.shindigneo4j.installation;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Request;
import com.microsoft.playwright.Route;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/**
 * A container as others write one, on the container's origin below {@code container/}: Shindig's
 * common container on a page of its own, with the stream of {@code osapi.events.connect}.
 */
final class OtherContainer {
  private OtherContainer() {}

  /** Lets a browser find its files on the server. Where others have it in frames, it is not. */
  static void serve(BrowserContext context) {
    context.route("**/container/*", OtherContainer::answer);
  }

  private static void answer(Route route) {
    String path = route.request().url().replaceAll(".*/container/|[?#].*", "");
    String name = path.isEmpty() ? "index.html" : path;
    if (isFramed(route.request())) {
      route.resume();
      return;
    }
    String type = name.replaceAll(".*\\.", "");
    route.fulfill(
        new Route.FulfillOptions()
            .setContentType("text/" + (type.equals("js") ? "javascript" : type))
            .setBodyBytes(file(name)));
  }

  private static boolean isFramed(Request request) {
    return request.frame().parentFrame() != null;
  }

  private static byte[] file(String name) {
    try (InputStream in = OtherContainer.class.getResourceAsStream("container/" + name)) {
      return in == null ? new byte[0] : in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
