package io.shindigneo4j.web.origin;

import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The header {@code Content-Security-Policy} of each kind of resource. */
final class ContentSecurityPolicy {
  static final String HEADER = "Content-Security-Policy";

  private static final String DATA = "default-src 'none'; frame-ancestors 'none'; sandbox";

  private final String gadget;
  private final String gadgetError;
  private final String container;

  ContentSecurityPolicy(Origins origins) {
    String ancestors = "frame-ancestors " + ancestors(origins);
    gadget = ancestors + "; object-src 'none'; sandbox" + allowances(origins);
    gadgetError = "default-src 'none'; sandbox; " + ancestors;
    container = container(origins);
  }

  String of(ServedResource resource) {
    return switch (resource) {
      case GADGET -> gadget;
      case DATA -> DATA;
      case CONTAINER -> container;
    };
  }

  /** What a frame has in place of a gadget: a text, which runs nowhere. */
  String ofGadgetError() {
    return gadgetError;
  }

  private static String ancestors(Origins origins) {
    Stream<String> container = origins.gadgets().isPresent() ? Stream.of() : Stream.of("'self'");
    return Stream.concat(container, origins.containers().stream()).collect(Collectors.joining(" "));
  }

  /** Without an origin of its own, a gadget gets one that no other page has. */
  private static String allowances(Origins origins) {
    return " allow-scripts allow-forms allow-popups"
        + (origins.areLocked() ? " allow-same-origin" : "");
  }

  private static String container(Origins origins) {
    return "default-src 'self'; img-src 'self' data: http: https:; frame-src "
        + origins.gadgets().map(GadgetHost::source).orElse("'self'")
        + "; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
  }
}
