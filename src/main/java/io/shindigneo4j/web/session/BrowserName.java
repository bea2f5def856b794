package io.shindigneo4j.web.session;

import java.util.LinkedHashMap;
import java.util.Map;
import javax.servlet.http.HttpServletRequest;

/**
 * What a browser calls itself, by words of ours: nothing that a client sends is kept.
 *
 * @param family such as Firefox; empty if it is none that we know
 * @param system such as Linux; empty if it is none that we know
 */
public record BrowserName(String family, String system) {

  /** The most characters of a header that are looked at. */
  private static final int MAX_LENGTH = 512;

  /** Most browsers also name those that they resemble: those that say more come first. */
  private static final Map<String, String> FAMILIES = new LinkedHashMap<>();

  private static final Map<String, String> SYSTEMS = new LinkedHashMap<>();

  static {
    FAMILIES.put("Edg", "Edge");
    FAMILIES.put("OPR/", "Opera");
    FAMILIES.put("SamsungBrowser/", "Samsung Internet");
    FAMILIES.put("Vivaldi/", "Vivaldi");
    FAMILIES.put("Firefox/", "Firefox");
    FAMILIES.put("FxiOS/", "Firefox");
    FAMILIES.put("CriOS/", "Chrome");
    FAMILIES.put("Chrome/", "Chrome");
    FAMILIES.put("Safari/", "Safari");
    SYSTEMS.put("iPhone", "iOS");
    SYSTEMS.put("iPad", "iPadOS");
    SYSTEMS.put("Android", "Android");
    SYSTEMS.put("Windows", "Windows");
    SYSTEMS.put("CrOS", "ChromeOS");
    SYSTEMS.put("Macintosh", "macOS");
    SYSTEMS.put("Linux", "Linux");
  }

  /** That of who sends a request. */
  public static BrowserName of(HttpServletRequest request) {
    return of(request.getHeader("User-Agent"));
  }

  static BrowserName of(String userAgent) {
    String text = userAgent == null ? "" : userAgent;
    String start = text.substring(0, Math.min(MAX_LENGTH, text.length()));
    return new BrowserName(word(start, FAMILIES), word(start, SYSTEMS));
  }

  private static String word(String text, Map<String, String> words) {
    return words.entrySet().stream()
        .filter(entry -> text.contains(entry.getKey()))
        .map(Map.Entry::getValue)
        .findFirst()
        .orElse("");
  }

  /** Such as "Firefox on Linux". */
  @Override
  public String toString() {
    String name = family.isEmpty() ? "A browser" : family;
    return system.isEmpty() ? name : name + " on " + system;
  }
}
