package io.shindigneo4j.web.origin;

import java.util.regex.Pattern;

/** What an address of Shindig serves. */
enum ServedResource {
  /** The page of a gadget. */
  GADGET,
  /** What programs read: JSON, XML, scripts, content of other sites, and files of gadgets. */
  DATA,
  /** What belongs to the container alone: its pages, scripts and the metadata of gadgets. */
  CONTAINER;

  private static final Pattern DATA_PATH =
      Pattern.compile(
          "/(social/(r(est|pc)|events)|r(est|pc)|gadgets/(api/r(est|pc)|js|proxy|makeRequest))(/.*)?"
              + "|/portal/(faces|pictures)/[^/]*\\.svg|/(gadgets|images)/.*\\.(xml|js|css|gif|png|jpe?g|ico)");

  /**
   * @param path decoded and normalised, below the web application
   */
  static ServedResource at(String path) {
    if (path.equals("/gadgets/ifr")) {
      return GADGET;
    }
    return DATA_PATH.matcher(path).matches() ? DATA : CONTAINER;
  }
}
